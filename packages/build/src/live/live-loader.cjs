const { join } = require('node:path')

/**
 * Makes the module that a page loads in place of an exposed source: the same default export, with the parts of the
 * newest build (`live-parts.js`).
 * @this {import('@rspack/core').LoaderContext}
 */
module.exports = (source) => source

/** @this {import('@rspack/core').LoaderContext} */
module.exports.pitch = function pitch() {
  const file = JSON.stringify(this.resourcePath)
  return [
    `import current from ${file}`,
    `import { live } from ${JSON.stringify(join(__dirname, 'live-parts.js'))}`,
    'const { shown, update } = live(current)',
    'export default shown',
    `if (import.meta.webpackHot) import.meta.webpackHot.accept(${file}, () => update(current))`,
  ].join('\n')
}
