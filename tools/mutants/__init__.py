"""Small changes of the source that the tests beside it must notice, made and tried by mutmut. `make mutants`."""
