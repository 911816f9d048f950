import { defaultOf } from '../releases/live/default-and-canary-deployments'
import { onServer } from './aggregator'
import { NO_OUTCOMES, type Past, pool } from './baseline'
import { type Addresses, areEnough } from './enough-addresses'
import { type Counted, failureRate, isBroken, isWorse } from './failure-evidence'
import type { Reporters } from './reporters'
import { type Comparison, rollbackReason } from './rollback-reason'
import type { Outcomes, TelemetryApi } from './telemetry-api'
import { type LiveState, type WatchedVersion, watchedVersions } from './watched-versions'
import { withoutLost } from './without-lost'

/** Once the stable version has this many page views at the same time, a canary is compared with it alone. */
const ENOUGH_VISITS = 1000
/** Another remote excuses a version if its failure rate and failing addresses reach this share of the version's. */
const ALSO_FAILS = 0.5

/** Rolls a version back if it is still live; several instances may call it at once. */
export type RollBack = (name: string, version: string, why: string) => Promise<unknown>

interface Dependencies {
  api: Pick<TelemetryApi, 'outcomes'>
  past: Past
  reporters: Pick<Reporters, 'addresses'>
  rollBack: RollBack
}

/**
 * Rolls back every watched version that fails on nearly every page view (`isBroken`), or significantly more often than
 * the versions before (`isWorse`), in browsers or in rendering on the server. Earlier versions count with their last
 * seven days, pooled; a canary's stable version counts alone, at the same time, once it has enough page views. Failures
 * must come from enough addresses (`areEnough`). A version stays live while other live releases also fail about as
 * much, and more than before, because then the release is not the cause.
 */
export async function autoRollback(state: LiveState, dependencies: Dependencies, now: Date): Promise<void> {
  const checks = watchedVersions(state, now).map(async (watched) => {
    const failing = await findFailing(watched, state, dependencies)
    if (failing) await dependencies.rollBack(watched.name, watched.version, rollbackReason(failing))
  })
  // An error with one version does not prevent the check of the others.
  const failed = (await Promise.allSettled(checks)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

async function findFailing(
  watched: WatchedVersion,
  state: LiveState,
  { api, past, reporters }: Dependencies,
): Promise<Comparison | undefined> {
  const { name, version, before, since, sideBySide } = watched
  const rows = await api.outcomes({ from: since })
  const ours = find(rows, name, version)
  const atOnce = sideBySide ? find(rows, name, before[0]) : NO_OUTCOMES
  const earlier = pool(await past(since, name), name, before)

  const judge = async (where: Comparison['where'], counted: CountedOf): Promise<Comparison | undefined> => {
    const failing = counted(ours)
    const alone = counted(atOnce).visits >= ENOUGH_VISITS
    const theirs = alone ? counted(atOnce) : sum(counted(atOnce), counted(earlier))
    if (!isBroken(failing) && !isWorse(failing, theirs)) return undefined
    const addressesOf = (remote: string, of: string): Addresses =>
      reporters.addresses(where === 'server' ? onServer(remote) : remote, of)
    const addresses = addressesOf(name, version)
    if (!areEnough(addresses)) return undefined
    const pastOfAll = await past(since)
    const excused = alsoLive(watched, state).some(([remote, live]) => {
      const [after, ahead] = [counted(find(rows, remote, live)), counted(find(pastOfAll, remote, live))]
      if (failureRate(after) < ALSO_FAILS * failureRate(failing) || !isWorse(after, ahead)) return false
      // Failures at a few addresses must not excuse failures at many.
      const others = addressesOf(remote, live)
      return areEnough(others) && (remote === name || others.failed >= ALSO_FAILS * addresses.failed)
    })
    if (excused) return undefined
    return { where, version, before, alone, ours: failing, theirs, failures: ours.failures }
  }

  return (await judge('browsers', withoutLost)) ?? (await judge('server', ({ server }) => server))
}

type CountedOf = (row: Outcomes) => Counted

/**
 * The releases that are live for most visitors besides a watched version: the other names, and a canary's stable
 * version.
 */
const alsoLive = ({ name, sideBySide }: WatchedVersion, { discovery }: LiveState): [name: string, version: string][] =>
  Object.keys(discovery.microFrontends)
    .filter((other) => other !== name || sideBySide)
    .map((other) => [other, defaultOf(discovery, other)?.metadata.version ?? ''])

const sum = (one: Counted, other: Counted): Counted => ({
  visits: one.visits + other.visits,
  failed: one.failed + other.failed,
})

const find = (rows: Outcomes[], remote: string, version: string): Outcomes =>
  rows.find((row) => row.remote === remote && row.version === version) ?? NO_OUTCOMES
