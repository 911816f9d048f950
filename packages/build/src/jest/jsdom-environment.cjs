require('./compile-once.cjs')
const { TestEnvironment } = require('jest-environment-jsdom')

/** jsdom with the platform's fetch family, which jsdom leaves out and the API client needs. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      AbortController,
      AbortSignal,
      DOMException,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      structuredClone,
    })
  }
}
