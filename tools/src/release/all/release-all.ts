import {
  CliError,
  contentOfArchive,
  type ReleaseApiClient,
  refusedUnlessMeant,
  SiteError,
  type Steps,
} from '@superium/release/command'
import type { ReleaseState } from '@superium/shared/contract'
import { newestOfLine, nextVersion } from './next-version'

/** A package of this repository that may have to be released. */
export interface Candidate {
  name: string
  /** The version of its package.json. */
  packageVersion: string
  /** The hash of its build's content (`contentOfBuild`). */
  content: string
  client: ReleaseApiClient
  /** Packs its build as this version. */
  pack(version: string): Promise<Buffer>
}

/** How a release goes on, whatever the package. */
export interface ReleaseAllOptions {
  why: string
  again: boolean
  replaceCanary: boolean
  /** The number of commits; undefined where it is not known. */
  commits: number | undefined
}

/** What has to happen to a package. */
type Plan =
  | { kind: 'nothing'; version: string }
  | {
      /** `live`: the site has stored it, e.g. before an earlier call was interrupted. */
      kind: 'live' | 'upload'
      version: string
      before: string | undefined
      /** What the site knows of the name; undefined when it was never live. */
      state: ReleaseState | undefined
    }

/**
 * Releases to everybody what differs from what is live. A package that does not fit what is live yet is tried again
 * after the others, so that the site's own check finds the order. Rejects with `CliError` when nothing that is left fits;
 * what was released stays, and another call goes on.
 */
export async function releaseAll(
  candidates: readonly Candidate[],
  options: ReleaseAllOptions,
  steps: Steps,
): Promise<void> {
  let left = candidates
  let released = 0
  while (left.length > 0) {
    const refused: { candidate: Candidate; reason: string }[] = []
    for (const candidate of left) {
      try {
        released += Number(await releaseOne(candidate, options, steps))
      } catch (error) {
        if (!(error instanceof SiteError && error.status === REFUSED_BY_CHECK)) throw error
        refused.push({ candidate, reason: error.message })
      }
    }
    if (refused.length === left.length) throw new CliError(refused.map(({ reason }) => reason).join('\n'))
    left = refused.map(({ candidate }) => candidate)
    if (left.length > 0) steps.say(`After the others: ${left.map(({ name }) => name).join(', ')}`)
  }
  steps.say(released === 0 ? 'Everything is live already.' : `Live: ${released} of ${candidates.length} packages.`)
}

/**
 * Says what `releaseAll` would do, and changes nothing. Resolves to whether it could begin: without a package that
 * differs, or with one that fits what is live, and with none that the site refuses until it is said to be meant.
 */
export async function checkAll(
  candidates: readonly Candidate[],
  options: Pick<ReleaseAllOptions, 'commits' | 'again' | 'replaceCanary'>,
  steps: Steps,
): Promise<boolean> {
  const fits: boolean[] = []
  let stops = false
  for (const candidate of candidates) {
    const { name, client, pack } = candidate
    const plan = await planOf(candidate, options.commits)
    if (plan.kind === 'nothing') {
      steps.say(`${name} ${plan.version} is live with the same content.`)
      continue
    }
    const unmeant = plan.state && refusedUnlessMeant(plan.state, plan.version, options)
    if (unmeant !== undefined) {
      stops = true
      steps.say(`✗ ${unmeant}`)
      continue
    }
    const { passed, failures } = await client.check(name, plan.version, await pack(plan.version), [])
    fits.push(passed)
    const now = `${name} ${plan.version} would go live in place of ${plan.before ?? 'nothing'}`
    if (passed) steps.say(`${now}.`)
    else steps.say([`${now}, but only after others, if at all:`, ...failures.map((one) => `  ✗ ${one}`)].join('\n'))
  }
  if (stops) return false
  if (fits.length === 0) steps.say('Everything is live already.')
  return fits.length === 0 || fits.includes(true)
}

/** The status of the site's answer when a release fails its check. */
const REFUSED_BY_CHECK = 422

/** Resolves to whether something had to be done. */
async function releaseOne(candidate: Candidate, options: ReleaseAllOptions, steps: Steps): Promise<boolean> {
  const { name, client, pack } = candidate
  const { why, again, replaceCanary, commits } = options
  const plan = await planOf(candidate, commits)
  const { version } = plan
  if (plan.kind === 'nothing') {
    steps.say(`${name} ${version} is live with the same content.`)
    return false
  }
  await steps.step(`${name} ${version} in place of ${plan.before ?? 'nothing'}`, async () => {
    if (plan.kind === 'live') {
      await client.live(name, version, { traffic: 100, why, retire: [], again, replaceCanary })
      return
    }
    const query = { why, traffic: '100', ...(replaceCanary && { replaceCanary: '1' }) }
    await client.upload(name, version, await pack(version), query)
  })
  return true
}

async function planOf({ name, packageVersion, content, client }: Candidate, commits?: number): Promise<Plan> {
  const state = await client.one(name)
  const { live = [], versions = await storedOfUnknown() } = state ?? {}
  const before = live.find((one) => one.default)?.version
  const hasContent = async (version: string | undefined): Promise<boolean> =>
    version !== undefined && (await contentOfArchive((await client.files(name, version)).tar)) === content
  /** The site lists no versions of a name that was never live. */
  async function storedOfUnknown(): Promise<string[]> {
    const first = nextVersion(packageVersion, [], commits)
    return (await client.filesIntegrity(name, first)) === undefined ? [] : [first]
  }
  if (before !== undefined && (await hasContent(before))) return { kind: 'nothing', version: before }
  const newest = newestOfLine(packageVersion, versions)
  if (newest !== undefined && newest !== before && (await hasContent(newest)))
    return { kind: 'live', version: newest, before, state }
  return { kind: 'upload', version: nextVersion(packageVersion, versions, commits), before, state }
}
