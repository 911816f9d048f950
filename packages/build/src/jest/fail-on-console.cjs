const { format } = require('node:util')

/** Unexpected output: a test that provokes an error asserts it with its own spy. */
let unexpected = []

// React wants act() around every update, also around those that a page makes when it is idle or has painted. Whether one of
// them happens during a test depends on the speed of the machine, so the warning says nothing about the code.
const ACT_WARNING = /not wrapped in act\(|not configured to support act\(|inside an `act` scope/

for (const method of ['error', 'warn']) {
  console[method] = (...args) => {
    const message = format(...args)
    if (!ACT_WARNING.test(message)) unexpected.push(new Error(`console.${method}: ${message}`))
  }
}

afterEach(() => {
  const [first] = unexpected
  unexpected = []
  if (first) throw first
})
