import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '../cli-error'
import { runNodeInForeground } from '../process/run-in-foreground'

/** `npm test -w mf-cart`: runs that package's own tests with any further Jest options. Resolves to the exit code. */
export async function testPackage(root: string, name: string, options: string[]): Promise<number> {
  if (!existsSync(join(root, name, 'jest.config.mjs'))) throw new CliError(`There is no package "${name}" with tests.`)
  // Last, because Jest takes every following word as another project.
  return runNodeInForeground(['node_modules/jest/bin/jest.js', ...options, '--selectProjects', name])
}
