import { CliError } from './cli-error'
import { verifyArchive } from './format/verify-archive'
import { visitors } from './format-release-state'
import type { ReleaseArguments } from './parse-release-arguments'
import { refusedUnlessMeant } from './refused-unless-meant'
import { type ReleaseApiClient, retireQuery } from './site/release-api-client'
import type { Steps } from './steps'

/** One of two sites, with a name for people: its stage or its address. */
export interface Side {
  name: string
  client: ReleaseApiClient
}

type Options = Pick<ReleaseArguments, 'check' | 'force' | 'traffic' | 'why' | 'retire' | 'replaceCanary' | 'again'> & {
  name: string
  version: string
  command: string
}

/**
 * Copies a stored release byte for byte from one site to another and makes it live there, depending on the options. It
 * compares the hash of the files at the first site, after the download, and at the second site. Resolves to the exit
 * code.
 */
export async function carryOver(from: Side, to: Side, options: Options, steps: Steps): Promise<number> {
  const { name, version, check, retire, traffic, command } = options
  const what = `${name} ${version}`
  const { tar, integrity } = await steps.step(`Download ${what} from ${from.name}`, () =>
    from.client.files(name, version),
  )
  const sent = await steps.step('Compare every file with its hash', () => verifyArchive(tar))
  if (sent !== integrity) throw new CliError(`${from.name} says that ${what} is ${integrity}, but has sent ${sent}.`)
  if (check) {
    const { passed, failures } = await steps.step(`Check against ${to.name}`, () =>
      to.client.check(name, version, tar, retire),
    )
    const state = traffic === undefined ? undefined : await to.client.one(name)
    const unmeant = state && refusedUnlessMeant(state, version, options)
    if (unmeant !== undefined) failures.push(unmeant)
    if (!passed || unmeant !== undefined)
      throw new CliError(`${what} would be refused.${failures.map((one) => `\n  ✗ ${one}`).join('')}`)
    steps.say(`${what} passes the release check of ${to.name}.`)
    return 0
  }
  const there = await steps.step(`Ask ${to.name}`, () => to.client.filesIntegrity(name, version))
  if (there !== undefined && there !== sent) {
    throw new CliError(
      `${to.name} already has another build of ${what}: ${there}, not ${sent}. A version never changes: release a new one.`,
    )
  }
  await steps.step(traffic === undefined ? 'Upload, check' : 'Upload, check, make live', () =>
    there === undefined ? upload(from, to, tar, options) : goLive(from, to, options),
  )
  const arrived = await to.client.filesIntegrity(name, version)
  const live = (await to.client.one(name))?.live.find((one) => one.version === version)
  const said = traffic === undefined ? arrived : live?.filesIntegrity
  if (arrived !== sent || said !== sent) {
    throw new CliError(`${to.name} says that ${what} is ${said ?? arrived ?? 'not there'}, but ${sent} was sent.`)
  }
  const where =
    traffic === undefined
      ? `uploaded to ${to.name} and live for nobody`
      : `live on ${to.name} for ${visitors(live?.traffic ?? traffic)}`
  steps.say(`${what} is ${where}, with the same files as on ${from.name}: ${sent}`)
  if (traffic === undefined) steps.say(`Next: ${command} live ${version} --traffic 10`)
  else if (traffic < 100) steps.say(`Next: ${command} ramp ${version} 50,100, or: ${command} promote ${version}`)
  return 0
}

async function upload(from: Side, to: Side, tar: Buffer, options: Options): Promise<void> {
  const { name, version, traffic, force, replaceCanary, retire } = options
  await to.client.upload(name, version, tar, {
    why: whyOf(from, options),
    ...(traffic !== undefined && { traffic: String(traffic) }),
    ...(force && { force: '1' }),
    ...(replaceCanary && { replaceCanary: '1' }),
    ...retireQuery(retire),
  })
}

/** For a site that already has the same files, e.g. because an earlier call was interrupted. */
async function goLive(from: Side, to: Side, options: Options): Promise<void> {
  const { name, version, traffic, retire, replaceCanary, again } = options
  if (traffic === undefined) return
  await to.client.live(name, version, { traffic, why: whyOf(from, options), retire, replaceCanary, again })
}

const whyOf = (from: Side, { why }: Options): string => why || `The same files as on ${from.name}`
