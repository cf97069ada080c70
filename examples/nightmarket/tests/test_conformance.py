"""Night Market keeps the contract."""

from quartier.testing.conformance import conformance

TestContract = conformance("nightmarket", tables=6)
