pytest_plugins = ["wyprawa.conformance.marks", "wyprawa.conformance.pytest_cases"]
