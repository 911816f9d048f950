/**
 * Replaces the bodies of some functions and methods in a source file. Throws if one does not occur exactly once, so
 * that somebody reviews an upgrade of the package.
 * @param {string} source formatted: a function's last line is `}` with the indentation of its first
 * @param {Record<string, string>} bodies the new statements by function name
 */
exports.otherBodies = (source, bodies) =>
  Object.entries(bodies).reduce((text, [name, body]) => {
    const found = ['function ', ''].map((kind) => definition(kind + name)).find((one) => one.test(text))
    if (!found || text.match(found)?.length !== 1)
      throw new Error(`${name} is not in its package as before: see docs/federation.md, "Upgrade".`)
    return text.replace(found, (_, indent, start) => `${indent}${start}) { ${body} }`)
  }, source)

/** A whole function (`function name`) or method (`name`), from its first line to its last. */
const definition = (/** @type {string} */ start) => new RegExp(`^([ \\t]*)((?:async )?${start}\\()[^]*?^\\1\\}$`, 'gm')

/**
 * Bodies that throw.
 * @param {string} owner
 * @param {string[]} names
 */
exports.refused = (owner, names) =>
  Object.fromEntries(names.map((name) => [name, `throw new Error("This site's ${owner} has no ${name}.")`]))
