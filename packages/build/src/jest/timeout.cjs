// Tens of times the slowest test on an idle machine with two cores, since CI machines may be busy or slow. A test that
// must wait longer sets its own limit.
jest.setTimeout(120_000)
