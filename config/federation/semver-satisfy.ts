// Replaces Module Federation's semver parser. Releases carry ranges like ^1.2.3 only, which the release check enforces.

const VERSION = /^(\^|<=|)(\d+)\.(\d+)\.(\d+)$/

/** Whether `version` is in `range`: an exact version, `^` (from 1.0.0) or `<=`. It throws for any other range. */
export function satisfy(version: string, range: string): boolean {
  const [, operator, ...bound] = VERSION.exec(range) ?? []
  const [, prefix, ...given] = VERSION.exec(version) ?? []
  if (operator === undefined || prefix !== '' || (operator === '^' && bound[0] === '0')) {
    throw new Error(`Shared modules have ranges like ^1.2.3 and versions like 1.2.3, not ${range} and ${version}.`)
  }
  const order = compare(given, bound)
  if (operator === '<=') return order <= 0
  return operator === '^' ? order >= 0 && given[0] === bound[0] : order === 0
}

function compare(one: string[], other: string[]): number {
  const index = one.findIndex((part, at) => part !== other[at])
  return index < 0 ? 0 : Number(one[index]) - Number(other[index])
}
