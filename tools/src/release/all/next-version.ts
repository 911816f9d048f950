/**
 * The next version of a package: `major.minor` of its package.json, and the number of the repository's commits. All
 * commits count and not only those of its folder, because its build also contains `shared` and libraries. Where the
 * number is unknown, or the site already has it or a higher one, it is one more than the site's highest.
 */
export function nextVersion(packageVersion: string, stored: readonly string[], commits = 0): string {
  const newest = newestOfLine(packageVersion, stored)
  const patch = newest === undefined ? commits : Math.max(commits, patchOf(newest) + 1)
  return `${lineOf(packageVersion)}${patch}`
}

/** The site's version with the highest patch number of this `major.minor`; local builds do not count. */
export function newestOfLine(packageVersion: string, stored: readonly string[]): string | undefined {
  const line = lineOf(packageVersion)
  return stored
    .filter((version) => version.startsWith(line) && /^\d{1,9}$/.test(version.slice(line.length)))
    .toSorted((a, b) => patchOf(b) - patchOf(a))[0]
}

/** `1.4.` of `1.4.0`. */
const lineOf = (version: string): string => version.split('.').slice(0, 2).join('.').concat('.')

const patchOf = (version: string): number => Number(version.split('.')[2])
