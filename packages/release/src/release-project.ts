import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from './cli-error'
import { releaseArchive } from './format/release-archive'
import { visitors } from './format-release-state'
import type { ReleaseArguments } from './parse-release-arguments'
import { changelogSection, summaryOf } from './project/changelog'
import type { Project } from './project/project'
import { refusedUnlessMeant } from './refused-unless-meant'
import { type ReleaseApiClient, retireQuery } from './site/release-api-client'
import type { Steps } from './steps'

type Options = ReleaseArguments & { site: string; command: string }

/**
 * Tests, builds, checks and uploads a remote and makes it live, depending on the options. Resolves to the exit code.
 */
export async function releaseProject(
  project: Project,
  { check, force, traffic, why, site, retire, replaceCanary, again, skipTests, skipBuild, command }: Options,
  client: ReleaseApiClient,
  progress: Steps,
): Promise<number> {
  const { name, version, dir } = project
  const changes = changelogSection(project)
  const known = await progress.step(`Ask ${site}`, async () => {
    const state = await client.one(name)
    if (!state?.versions.includes(version) || check) return state
    const isLive = state.live.some((one) => one.version === version)
    const wayOut = isLive ? '' : ` To make what was uploaded live: ${command} live ${version}`
    throw new CliError(
      `${name} ${version} was already released, and a version never changes. Set a new one in package.json.${wayOut}`,
    )
  })
  if (!check && !skipTests) await progress.step(`Test ${name}`, () => project.test())
  if (!skipBuild) await progress.step(`Build ${name} ${version}`, () => project.build())
  const output = join(dir, 'dist/browser')
  if (!existsSync(output)) throw new CliError(`There is no build in ${output}.`)
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
    const unmeant = traffic !== undefined && known && refusedUnlessMeant(known, version, { again, replaceCanary })
    if (unmeant) failures.push(unmeant)
    if (!passed || unmeant) throw new CliError(refused(name, version, failures))
    progress.say(`${name} ${version} passes the release check.`)
    return 0
  }
  const { revision } = await progress.step(traffic === undefined ? 'Upload, check' : 'Upload, check, make live', () =>
    client.upload(name, version, tar, {
      why: why || summaryOf(changes),
      ...(traffic !== undefined && { traffic: String(traffic) }),
      ...(force && { force: '1' }),
      ...(replaceCanary && { replaceCanary: '1' }),
      ...retireQuery(retire),
    }),
  )
  if (traffic === undefined) {
    progress.say(`${name} ${version} is uploaded and live for nobody.`)
    progress.say(`Next: ${command} preview ${version}, or: ${command} live ${version} --traffic 10`)
    return 0
  }
  const seconds = ((performance.now() - built) / 1_000).toFixed(1)
  progress.say(
    `${name} ${version} is live for ${visitors(traffic)} (revision ${revision}), ${seconds} s after the build.`,
  )
  if (traffic < 100) {
    progress.say(`Next: ${command} ramp 50,100, or: ${command} promote`)
    progress.say(`Back: ${command} rollback`)
  }
  return 0
}

const refused = (name: string, version: string, failures: string[]): string =>
  `${name} ${version} would be refused.${failures.map((one) => `\n  ✗ ${one}`).join('')}`

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`
