const { otherBodies, refused } = require('./other-bodies.cjs')

/** No parameter of the product API is an object: they are texts, numbers and lists of them. */
const BODIES = refused('openapi-fetch', ['serializeObjectParam'])

/**
 * Removes the parts of openapi-fetch that no call of the product API uses.
 * @param {string} source
 */
module.exports = function openapiFetchWithoutUnusedParts(source) {
  return otherBodies(source, BODIES)
}
