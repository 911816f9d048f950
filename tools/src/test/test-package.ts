import { runNodeInForeground } from '../process/run-in-foreground'

/** `npm test -w mf-cart`: runs that package's own tests with any further Jest options. Resolves to the exit code. */
export function testPackage(name: string, options: string[]): Promise<number> {
  // Last, because Jest takes every following word as another project.
  return runNodeInForeground(['node_modules/jest/bin/jest.js', ...options, '--selectProjects', name])
}
