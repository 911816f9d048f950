const EXPORT = /^export (?:const|(?:async )?function) (\w+)/gm

/**
 * Replaces a module named `*.server` in browsers: its exports are undefined. It supports exported functions and
 * constants, and fails the build for other exported values.
 * @param {string} source
 */
module.exports = function serverOnlyLoader(source) {
  const names = [...source.matchAll(EXPORT)].map(([, name]) => name)
  const others = source.match(/^export (?!const |function |async function |type |interface ).*/m)
  if (others || names.length === 0) {
    throw new Error(
      `A module named ".server" exports functions and constants by name, not: ${others?.[0] ?? 'nothing'}`,
    )
  }
  return names.map((name) => `export const ${name} = undefined`).join('\n')
}
