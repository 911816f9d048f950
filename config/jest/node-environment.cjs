const asyncHooks = require('node:async_hooks')
const { createContext, runInContext } = require('node:vm')
const { ModernFakeTimers } = require('@jest/fake-timers')
const { TestEnvironment } = require('jest-environment-node')

/** The worker's global scope as a context, in which Jest runs test files. */
const context = createContext(globalThis)
// The context has globals of its own, too, which only code in it can list and remove.
const { inContext, remove } = runInContext(
  '({ inContext: () => Reflect.ownKeys(globalThis), remove: (key) => Reflect.deleteProperty(globalThis, key) })',
  context,
)
const globals = () => new Set([...Reflect.ownKeys(globalThis), ...inContext()])

const { AsyncLocalStorage } = asyncHooks
const storages = []

// Jest opens a storage per test file and leaves it open, and Node 20 visits every open storage for every promise.
asyncHooks.AsyncLocalStorage = class extends AsyncLocalStorage {
  constructor(...options) {
    super(...options)
    storages.push(this)
  }
}

/**
 * Runs test files in the worker's own global scope, so that they and the modules that `load-once.cjs` loads agree on
 * classes, timers and globals. What a file adds to the scope goes when it ends.
 */
module.exports = class extends TestEnvironment {
  constructor(config, testContext) {
    super(config, testContext)
    this.before = globals()
    this.global = globalThis
    this.context = context
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis })
  }

  async teardown() {
    this.fakeTimers.dispose()
    this.fakeTimersModern.dispose()
    this.context = null
    for (const key of globals()) if (!this.before.has(key)) remove(key)
    for (const storage of storages.splice(0)) storage.disable()
  }
}
