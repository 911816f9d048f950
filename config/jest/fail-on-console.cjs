const { format } = require('node:util')

/** What was printed and not expected: a test that provokes an error asserts it by a spy of its own. */
let unexpected = []

for (const method of ['error', 'warn']) {
  console[method] = (...args) => {
    unexpected.push(new Error(`console.${method}: ${format(...args)}`))
  }
}

afterEach(() => {
  const [first] = unexpected
  unexpected = []
  if (first) throw first
})
