import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '../cli-error'
import type { Project } from './project'
import { runProgram } from './run-program'

/** The fields of a package.json that `superium-release` reads. */
interface Manifest {
  name?: string
  version?: string
  scripts?: Record<string, string>
  superium?: SiteChoice & { name?: string }
}

/** The sites for releases in a package.json. */
export interface SiteChoice {
  /** An address, or the name of a stage. */
  site?: string
  /** The addresses of the sites by name, e.g. `staging`. */
  stages?: Record<string, string>
}

/** Reads the package.json of a folder; undefined when there is none. */
export function readProject(dir: string): { project: Project; sites: SiteChoice } | undefined {
  const file = join(dir, 'package.json')
  if (!existsSync(file)) return undefined
  const { name: packageName = '', version = '', scripts = {}, superium = {} } = read(file)
  const name = superium.name ?? packageName.replace(/^@[^/]+\//, '')
  const run = (script: string, env: Record<string, string> = {}) =>
    // A shell also finds npm on Windows; no part of the command line is user input.
    runProgram(`npm run ${script}`, [`npm run --silent ${script}`], { dir, env, shell: true })
  const project: Project = {
    name,
    version,
    dir,
    async test() {
      if (scripts.test !== undefined) await run('test', { CI: 'true' })
    },
    async build() {
      if (scripts.build === undefined) {
        throw new CliError(
          `${file} has no script "build". Add one, e.g. "build": "superium-build", or pass --skip-build.`,
        )
      }
      await run('build', { NODE_ENV: 'production', SUPERIUM_BUILD_VERSION: version })
    },
  }
  return { project, sites: superium }
}

function read(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new CliError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}
