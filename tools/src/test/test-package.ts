import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '../cli-error'
import { runNodeInForeground } from '../process/run-in-foreground'

/** `npm test -w mf-cart`: that package's own tests, with whatever else Jest is to be told. Resolves to the exit code. */
export async function testPackage(root: string, name: string, options: string[]): Promise<number> {
  if (!existsSync(join(root, name, 'jest.config.mjs'))) throw new CliError(`There is no package "${name}" with tests.`)
  // Last: it takes every word after it for a project.
  return runNodeInForeground(['node_modules/jest/bin/jest.js', ...options, '--selectProjects', name])
}
