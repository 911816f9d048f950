import { join } from 'node:path'
import { buildAll } from '../build/build-front-ends'
import { type FrontEnd, frontEnds } from '../build/front-ends'
import { CliError } from '../cli-error'
import { Progress } from '../progress/progress'
import type { Settings } from '../settings/parse-settings'
import { changelogSection, summaryOf } from './changelog'
import { historyLines, nameLines, stepLine, visitors } from './format-release-state'
import { parseReleaseArguments, type ReleaseArguments } from './parse-release-arguments'
import { type ReleaseApiClient, releaseApiClient, retireQuery, type Step } from './release-api-client'
import { releaseArchive } from './release-archive'
import { releaseToken } from './release-token'
import { runQuietly } from './run-quietly'

/** `npm run release`: releases a package to a site, or promotes, rolls back or shows what is live. Resolves to the exit code. */
export async function releaseCommand(root: string, settings: Settings, options: string[]): Promise<number> {
  const asked = parseReleaseArguments(options)
  const names = frontEnds(root)
  const frontEnd = names.find(({ name }) => name === asked.name)
  if (!frontEnd && asked.name !== '') {
    throw new CliError(`There is no package "${asked.name}": ${names.map(({ name }) => name).join(', ')}.`)
  }
  const site = asked.site ?? `http://localhost:${settings.ports.site}`
  const tokenName = frontEnd?.name ?? names[0]?.name ?? ''
  const token = releaseToken(settings, { name: tokenName, site, given: process.env.SUPERIUM_RELEASE_TOKEN })
  const client = releaseApiClient(site, token)
  const progress = new Progress(process.stdout)
  // The default is the version in this folder, so that another canary is not promoted by accident.
  const { version = frontEnd?.version ?? '' } = asked
  if (asked.action === 'promote') return printStep(progress, await client.promote(asked.name, version, asked.why))
  if (asked.action !== 'release') return decide(client, asked, progress)
  if (!frontEnd) throw new CliError('Name a package.')
  return releasePackage(root, frontEnd, { ...asked, site }, client, progress)
}

async function releasePackage(
  root: string,
  frontEnd: FrontEnd,
  { check, force, traffic, why, site, retire, replaceCanary }: ReleaseArguments,
  client: ReleaseApiClient,
  progress: Progress,
): Promise<number> {
  const { name, version, dir } = frontEnd
  const changes = changelogSection(frontEnd)
  await progress.step(`Ask ${site}`, async () => {
    const state = await client.one(name)
    if (!state?.versions.includes(version) || check) return
    throw new CliError(
      `${name} ${version} was already released, and a version never changes. Set a new one: npm pkg set version=<version> -w ${name}`,
    )
  })
  const output = join(dir, 'dist/browser')
  await progress.step(`Build ${name} ${version}`, () =>
    buildAll([{ ...frontEnd, release: version, output }], (plan) => runQuietly(plan, root)),
  )
  const built = performance.now()
  const tar = await progress.step(
    'Compress and hash',
    () => releaseArchive(output),
    (archive) => kilobytes(archive.length),
  )
  if (check) {
    const { passed, failures } = await progress.step('Check against the live site', () =>
      client.check(name, version, tar, retire),
    )
    if (!passed) throw new CliError(refused(name, version, failures))
    progress.say(`${name} ${version} passes the release check.`)
    return 0
  }
  const { revision } = await progress.step('Upload, check, make live', () =>
    client.upload(name, version, tar, {
      traffic: String(traffic),
      why: why || summaryOf(changes),
      ...(force && { force: '1' }),
      ...(replaceCanary && { replaceCanary: '1' }),
      ...retireQuery(retire),
    }),
  )
  const seconds = ((performance.now() - built) / 1_000).toFixed(1)
  progress.say(
    `${name} ${version} is live for ${visitors(traffic)} (revision ${revision}), ${seconds} s after the build.`,
  )
  if (traffic < 100) progress.say(`Next: npm run release -- promote ${name}, or: npm run release -- rollback ${name}`)
  return 0
}

async function decide(
  client: ReleaseApiClient,
  { action, name, version, why, together }: ReleaseArguments,
  progress: Progress,
): Promise<number> {
  if (action === 'rollback') {
    const step = await client.rollback(name, version, why, together)
    if (step) return printStep(progress, step)
    progress.say(`${name} ${version} is no longer live: nothing was changed.`)
    return 0
  }
  const state = await client.all()
  const lines = state.names.filter((one) => name === '' || one.name === name).flatMap(nameLines)
  // Printed at once, because a pipe's reader may end before the last line.
  progress.say([...lines, 'Last steps', ...historyLines(state, name)].join('\n'))
  return 0
}

function printStep(progress: Progress, step: Step): number {
  progress.say(`Done.\n${stepLine(step)}`)
  return 0
}

const refused = (name: string, version: string, failures: string[]): string =>
  `${name} ${version} would be refused.${failures.map((one) => `\n  ✗ ${one}`).join('')}`

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`
