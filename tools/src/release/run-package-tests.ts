import { runQuietly } from '../process/run-quietly'

/**
 * Runs a package's own tests before its release; throws `CliError` with their output if one fails. A package without
 * tests passes.
 */
export const runPackageTests = (root: string, name: string): Promise<void> =>
  runQuietly(
    {
      name: `The tests of ${name}`,
      // `--selectProjects` is last, because Jest takes every following word as another project.
      args: ['node_modules/jest/bin/jest.js', '--silent', '--passWithNoTests', '--selectProjects', name],
      env: {},
    },
    root,
  )
