import type { Discovery } from '@superium/shared/contract'
import { canaryOf, defaultOf } from '../releases/live/default-and-canary-deployments'
import { isWorse } from './failure-evidence'
import type { ReporterLimits } from './reporter-limits'
import { type Comparison, rollbackReason } from './rollback-reason'
import type { Outcomes, TelemetryApi } from './telemetry-api'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Failures in browsers need this many addresses: fewer may be one broken browser or a forgery. */
const MIN_ADDRESSES = 3

/** The part of a revision that auto-rollback reads: what is live, since when, by whom, and the versions before. */
export interface LiveState {
  discovery: Discovery
  earlier: Record<string, string[]>
  live: Record<string, Record<string, { at: string; by: { kind: string }; action?: string | undefined }>>
}

/** Rolls a version back if it is still live; several instances may call it at once. */
export type RollBack = (name: string, version: string, why: string) => Promise<unknown>

interface Dependencies {
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
  /** Whether the version before is live at the same time, which a canary's is. */
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
 * Rolls back every watched version that fails significantly more often (`isWorse`) than the version before, in browsers or in
 * rendering on the server. A canary is compared with the stable version at the same time, a version for everybody with the
 * last day of the version before. Failures in browsers count only when at least 3 addresses reported them to this instance.
 * A version for everybody stays when another remote fails more often too, because the cause is then not the release.
 */
export async function autoRollback(state: LiveState, dependencies: Dependencies, now: Date): Promise<void> {
  const checks = watchedVersions(state, now).map(async (watched) => {
    const worse = watched.sideBySide
      ? await besideCanary(watched, dependencies)
      : await afterRelease(watched, state, dependencies)
    if (worse) await dependencies.rollBack(watched.name, watched.version, rollbackReason(worse))
  })
  // An error with one version does not keep the others from being checked.
  const failed = (await Promise.allSettled(checks)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/** Canaries, and versions released to everybody within a day, but not those of `npm start` or of a rollback. */
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

async function besideCanary(
  watched: WatchedVersion,
  { api, reporterLimits }: Dependencies,
): Promise<Comparison | undefined> {
  const rows = await api.outcomes({ from: watched.since, remote: watched.name })
  return compare(watched, rows, rows, reporterLimits)
}

async function afterRelease(
  watched: WatchedVersion,
  state: LiveState,
  dependencies: Dependencies,
): Promise<Comparison | undefined> {
  const { api, reporterLimits } = dependencies
  const dayBefore = new Date(watched.since.getTime() - DAY_MS)
  const rows = await api.outcomes({ from: watched.since })
  const theirs = await api.outcomes({ from: dayBefore })
  const worse = compare(watched, rows, theirs, reporterLimits)
  if (!worse) return undefined
  const past = await api.outcomes({ from: dayBefore, to: watched.since })
  const others = Object.keys(state.discovery.microFrontends).filter((name) => name !== watched.name)
  const alsoWorse = others.some((name) => {
    const version = defaultOf(state.discovery, name)?.metadata.version ?? ''
    return (
      hasEnoughReporters(reporterLimits, name, version) && isWorse(find(rows, name, version), find(past, name, version))
    )
  })
  return alsoWorse ? undefined : worse
}

function compare(
  watched: WatchedVersion,
  now: Outcomes[],
  past: Outcomes[],
  reporterLimits: Dependencies['reporterLimits'],
): Comparison | undefined {
  const { name, version, before, sideBySide } = watched
  const ours = find(now, name, version)
  const theirs = find(past, name, before)
  const common = { version, before, sideBySide, failures: ours.failures }
  if (hasEnoughReporters(reporterLimits, name, version) && isWorse(ours, theirs))
    return { ...common, where: 'browsers', ours, theirs }
  if (isWorse(ours.server, theirs.server))
    return { ...common, where: 'server', ours: ours.server, theirs: theirs.server }
  return undefined
}

const hasEnoughReporters = (reporterLimits: Dependencies['reporterLimits'], name: string, version: string): boolean =>
  reporterLimits.addresses(name, version) >= MIN_ADDRESSES

const find = (rows: Outcomes[], remote: string, version: string): Outcomes =>
  rows.find((row) => row.remote === remote && row.version === version) ?? EMPTY
