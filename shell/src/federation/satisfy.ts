// Stands where Module Federation's reading of semver would be: a fifth of its runtime.

/** A version of this site's shared modules, and what may stand before one. */
const VERSION = /^(\^|<=|)(\d+)\.(\d+)\.(\d+)$/

/** Whether a version is in a range of the kinds that are asked for here: the same one, `^` (1.0.0 or later) and `<=`. */
export function satisfy(version: string, range: string): boolean {
  const [, sign, ...wanted] = VERSION.exec(range) ?? []
  const [, none, ...given] = VERSION.exec(version) ?? []
  if (sign === undefined || none !== '' || (sign === '^' && wanted[0] === '0')) {
    throw new Error(`Shared modules have ranges like ^1.2.3 and versions like 1.2.3, not ${range} and ${version}.`)
  }
  const order = compare(given, wanted)
  if (sign === '<=') return order <= 0
  return sign === '^' ? order >= 0 && given[0] === wanted[0] : order === 0
}

function compare(one: string[], other: string[]): number {
  const index = one.findIndex((part, at) => part !== other[at])
  return index < 0 ? 0 : Number(one[index]) - Number(other[index])
}
