pytest_plugins = ["pytester", "wyprawa.conformance.marks"]
