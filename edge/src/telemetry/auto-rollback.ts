import type { Discovery } from '@superium/shared/contract'
import { canaryOf, defaultOf } from '../releases/live/deployments'
import { isWorse } from './failure-evidence'
import type { ReporterLimits } from './reporter-limits'
import { type Comparison, rollbackReason } from './rollback-reason'
import type { Outcomes, TelemetryApi } from './telemetry-api'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Below so many addresses failures in browsers take nothing back: that may be one broken browser, or one liar. */
const FEWEST_ADDRESSES = 3

/** What is live, for how long and by whom, and which versions were before: a revision of the release store has it. */
export interface LiveState {
  discovery: Discovery
  earlier: Record<string, string[]>
  live: Record<string, Record<string, { at: string; by: { kind: string }; action?: string | undefined }>>
}

/** Takes a version back if it is still live; several watchers may ask at once. */
export type RollBack = (name: string, version: string, why: string) => Promise<unknown>

/** What a look is made with: the counters, how many addresses failures came from, and how a version is taken back. */
interface Means {
  api: TelemetryApi
  reporterLimits: Pick<ReporterLimits, 'addresses'>
  rollBack: RollBack
}

interface WatchedVersion {
  name: string
  version: string
  /** The version that it is compared with. */
  before: string
  since: Date
  sideBySide: boolean
}

const EMPTY: Outcomes = {
  remote: '',
  version: '',
  visits: 0,
  failed: 0,
  failures: {},
  server: { visits: 0, failed: 0 },
}

/**
 * Looks once at every version that is on trial: canaries, compared with the version that the other visitors get in the same
 * time, and versions that went live for everybody within a day, compared with the last day of the version before. The
 * rule is `isWorse`, for browsers and for the server's rendering each; and failures in browsers count from 3 addresses on
 * (those that told this server: another one looks by itself). A version for everybody is left alone while some other
 * remote fails more than on the day before as well: then the fault is not in the release.
 */
export async function rollBackFailing(state: LiveState, means: Means, now: Date): Promise<void> {
  const looks = watchedVersions(state, now).map(async (trial) => {
    const worse = trial.sideBySide ? await besideCanary(trial, means) : await afterRelease(trial, state, means)
    if (worse) await means.rollBack(trial.name, trial.version, rollbackReason(worse))
  })
  // One that cannot be looked at, or taken back, does not keep the others from it.
  const failed = (await Promise.allSettled(looks)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/** The versions on trial. What `npm start` published and what a rollback brought back is not. */
export function watchedVersions({ discovery, earlier, live }: LiveState, now: Date): WatchedVersion[] {
  return Object.keys(discovery.microFrontends).flatMap((name): WatchedVersion[] => {
    const stable = defaultOf(discovery, name)
    const canary = canaryOf(discovery, name)
    const version = (canary ?? stable)?.metadata.version ?? ''
    const before = canary ? stable?.metadata.version : earlier[name]?.[0]
    const { at, by, action } = live[name]?.[version] ?? {}
    if (at === undefined || before === undefined || action === 'rollback') return []
    if (by?.kind === 'automatic' || by?.kind === 'local') return []
    const since = new Date(at)
    if (!canary && now.getTime() - since.getTime() > DAY_MS) return []
    return [
      {
        name,
        version,
        before,
        since: new Date(Math.max(since.getTime(), now.getTime() - DAY_MS)),
        sideBySide: !!canary,
      },
    ]
  })
}

async function besideCanary(trial: WatchedVersion, { api, reporterLimits }: Means): Promise<Comparison | undefined> {
  const rows = await api.outcomes({ from: trial.since, remote: trial.name })
  return compare(trial, rows, rows, reporterLimits)
}

async function afterRelease(trial: WatchedVersion, state: LiveState, means: Means): Promise<Comparison | undefined> {
  const { api, reporterLimits } = means
  const dayBefore = new Date(trial.since.getTime() - DAY_MS)
  const rows = await api.outcomes({ from: trial.since })
  const theirs = await api.outcomes({ from: dayBefore })
  const worse = compare(trial, rows, theirs, reporterLimits)
  if (!worse) return undefined
  const past = await api.outcomes({ from: dayBefore, to: trial.since })
  const others = Object.keys(state.discovery.microFrontends).filter((name) => name !== trial.name)
  const alsoWorse = others.some((name) => {
    const version = defaultOf(state.discovery, name)?.metadata.version ?? ''
    return isHeard(reporterLimits, name, version) && isWorse(find(rows, name, version), find(past, name, version))
  })
  return alsoWorse ? undefined : worse
}

function compare(
  trial: WatchedVersion,
  now: Outcomes[],
  past: Outcomes[],
  reporterLimits: Means['reporterLimits'],
): Comparison | undefined {
  const { name, version, before, sideBySide } = trial
  const ours = find(now, name, version)
  const theirs = find(past, name, before)
  const common = { version, before, sideBySide, failures: ours.failures }
  if (isHeard(reporterLimits, name, version) && isWorse(ours, theirs))
    return { ...common, where: 'browsers', ours, theirs }
  if (isWorse(ours.server, theirs.server))
    return { ...common, where: 'server', ours: ours.server, theirs: theirs.server }
  return undefined
}

const isHeard = (reporterLimits: Means['reporterLimits'], name: string, version: string): boolean =>
  reporterLimits.addresses(name, version) >= FEWEST_ADDRESSES

const find = (rows: Outcomes[], remote: string, version: string): Outcomes =>
  rows.find((row) => row.remote === remote && row.version === version) ?? EMPTY
