// Ten times what the slowest test takes on an idle machine with two cores. A test that must wait longer says so itself.
jest.setTimeout(30_000)
