// Tens of times what the slowest test takes on an idle machine with two cores, since CI's may be busy or slow. A test that must
// wait longer says so itself.
jest.setTimeout(120_000)
