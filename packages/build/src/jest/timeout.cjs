// So that a hang is found within a minute. Waits have shorter limits of their own, which say what did not come; this one
// leaves room for many of them on a busy machine. A test that must wait longer sets its own limit.
jest.setTimeout(60_000)
