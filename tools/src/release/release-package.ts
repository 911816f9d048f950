import { join } from 'node:path'
import { buildAll } from '../build/build-front-ends'
import type { FrontEnd } from '../build/front-ends'
import { CliError } from '../cli-error'
import type { Progress } from '../progress/progress'
import { changelogSection, summaryOf } from './changelog'
import { visitors } from './format-release-state'
import type { ReleaseArguments } from './parse-release-arguments'
import { type ReleaseApiClient, retireQuery } from './release-api-client'
import { releaseArchive } from './release-archive'
import { runPackageTests } from './run-package-tests'
import { runQuietly } from './run-quietly'

/** Tests, builds, checks and uploads a package and makes it live, as far as the options say. Resolves to the exit code. */
export async function releasePackage(
  root: string,
  frontEnd: FrontEnd,
  options: ReleaseArguments,
  client: ReleaseApiClient,
  progress: Progress,
): Promise<number> {
  const { check, force, traffic, why, site, retire, replaceCanary, skipTests } = options
  const { name, version, dir } = frontEnd
  const changes = changelogSection(frontEnd)
  await progress.step(`Ask ${site}`, async () => {
    const state = await client.one(name)
    if (!state?.versions.includes(version) || check) return
    throw new CliError(
      `${name} ${version} was already released, and a version never changes. Set a new one: npm pkg set version=<version> -w ${name}`,
    )
  })
  if (!check && !skipTests) await progress.step(`Test ${name}`, () => runPackageTests(root, name))
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
    progress.say(`Next: npm run release -- live ${name} ${version} --traffic 10`)
    return 0
  }
  const seconds = ((performance.now() - built) / 1_000).toFixed(1)
  progress.say(
    `${name} ${version} is live for ${visitors(traffic)} (revision ${revision}), ${seconds} s after the build.`,
  )
  if (traffic < 100) {
    progress.say(`Next: npm run release -- ramp ${name} 50,100, or: npm run release -- promote ${name}`)
    progress.say(`Back: npm run release -- rollback ${name}`)
  }
  return 0
}

const refused = (name: string, version: string, failures: string[]): string =>
  `${name} ${version} would be refused.${failures.map((one) => `\n  ✗ ${one}`).join('')}`

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`
