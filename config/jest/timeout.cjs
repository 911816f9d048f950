// A machine with two cores and more to do is slow now and then: a test fails by what it sees, not by the clock.
jest.setTimeout(120_000)
