pytest_plugins = ["wyprawa.conformance.marks"]
