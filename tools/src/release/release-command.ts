import { join } from 'node:path'
import {
  type Project,
  CliError as ReleaseError,
  readProject,
  releaseCommand as releaseByPackage,
} from '@superium/release/command'
import { buildAll } from '../build/build-front-ends'
import { type FrontEnd, frontEnds } from '../build/front-ends'
import { CliError } from '../cli-error'
import { runQuietly } from '../process/run-quietly'
import type { Settings } from '../settings/parse-settings'
import { releaseAllCommand } from './all/release-all-command'
import { localSiteToken } from './local-site-token'
import { runPackageTests } from './run-package-tests'

/**
 * `npm run release [-w mf-cart] -- …`: runs the command of `@superium/release` for a package of this repository, or for
 * `all`, by default with the local site and its token. Resolves to the exit code.
 */
export async function releaseCommand(root: string, settings: Settings, options: string[]): Promise<number> {
  return run(root, settings, options).catch((error: unknown) => {
    throw error instanceof ReleaseError ? new CliError(error.message) : error
  })
}

async function run(root: string, settings: Settings, options: string[]): Promise<number> {
  if (options[0] === 'all') return releaseAllCommand(root, settings, options.slice(1))
  const known = frontEnds(root)
  const names = known.map(({ name }) => name)
  const { name = '', rest } = nameIn(options, names)
  const frontEnd = known.find((one) => one.name === name)
  return releaseByPackage(rest, {
    command: frontEnd ? `npm run release -w ${name} --` : 'npm run release --',
    env: process.env,
    print: (line) => console.log(line),
    project: frontEnd && projectOf(root, frontEnd),
    sites: (frontEnd && readProject(frontEnd.dir)?.sites) ?? {},
    localSite: `http://localhost:${settings.ports.site}`,
    localToken: ({ url }) => localSiteToken(settings.data, name || (names[0] ?? ''), url),
  })
}

/** The package's name, first (`-w mf-cart`) or after the action, and the other options. */
function nameIn(options: string[], known: string[]): { name?: string | undefined; rest: string[] } {
  const [first = '', second = ''] = options
  const place = [first, second].findIndex((one) => known.includes(one))
  if (place >= 0) return { name: options[place], rest: options.filter((_, index) => index !== place) }
  if (options.some((one) => NAMES_ITSELF.test(one))) return { rest: options }
  if (first === 'status' && (second === '' || second.startsWith('-'))) return { rest: [...options, '--all'] }
  const wrong = [second, first].find((one) => one !== '' && !one.startsWith('-'))
  throw new CliError(`Name a package${wrong === undefined ? '' : `, not "${wrong}"`}: ${known.join(', ')}.`)
}

/** Options that work without a package. */
const NAMES_ITSELF = /^(?:--name(?:=.*)?|--help|-h)$/

const projectOf = (root: string, frontEnd: FrontEnd): Project => ({
  ...frontEnd,
  test: () => runPackageTests(root, frontEnd.name),
  build: () => {
    const { version, dir } = frontEnd
    const output = join(dir, 'dist/browser')
    return buildAll([{ ...frontEnd, release: version, output }], (plan) => runQuietly(plan, root))
  },
})
