import { runQuietly } from '../process/run-quietly'

/** Runs a package's own tests before its release; `CliError` with their output when one fails. A package may have none yet. */
export const runPackageTests = (root: string, name: string): Promise<void> =>
  runQuietly(
    {
      name: `The tests of ${name}`,
      // The project is last, because Jest takes every word after it for one more.
      args: ['node_modules/jest/bin/jest.js', '--silent', '--passWithNoTests', '--selectProjects', name],
      env: {},
    },
    root,
  )
