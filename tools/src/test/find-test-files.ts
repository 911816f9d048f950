import { discoverPackages } from '../borders/discover-packages'

/** Test files by the program that runs them, relative to the repository. */
export interface TestFiles {
  unit: string[]
  browser: string[]
}

const UNIT = /\.test\.tsx?$/
const BROWSER = /^e2e\/.*\.spec\.ts$/

/** All test files of the repository. */
export function allTestFiles(root: string): TestFiles {
  const files = discoverPackages(root).packages.flatMap((one) => one.files)
  return { unit: files.filter((path) => UNIT.test(path)), browser: files.filter((path) => BROWSER.test(path)) }
}

/** The test files whose path contains one of `parts`. */
export function matching({ unit, browser }: TestFiles, parts: readonly string[]): TestFiles {
  const fits = (path: string): boolean => parts.some((part) => path.includes(part.replace(/^\.\//, '')))
  return { unit: unit.filter(fits), browser: browser.filter(fits) }
}
