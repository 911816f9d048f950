const { createHash } = require('node:crypto')
const { register } = require('tsx/cjs/api')

const LOAD = Symbol.for('superium.load-once')

// TypeScript, too. Kept by the process, where every test environment finds it.
register()
process[LOAD] = require

/** Jest's transform of modules that a worker loads once, by Node, in place of once per test file. */
const code = (file) => `module.exports = process[Symbol.for('superium.load-once')](${JSON.stringify(file)})`
exports.process = (_source, file) => ({ code: code(file) })
exports.getCacheKey = (_source, file) => createHash('sha256').update(code(file)).digest('hex')
