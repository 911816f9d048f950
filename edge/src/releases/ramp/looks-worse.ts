import type { CanaryEvidence, VersionEvidence } from '@superium/shared/contract'

/** Fewer failures may be chance. */
const MIN_FAILURES = 3
/** The canary's failure rate may be at most this many times that of the default version. */
const TIMES = 2

/** Where pages fail. */
export type Place = 'browsers' | 'server'

type Counted = Pick<VersionEvidence, 'visits' | 'failed'>

/**
 * Why a canary should not get more visitors: it fails on more than twice the default version's share of page views, and
 * for several addresses (`forSeveral`). This is stricter than the automatic rollback, because it only stops the ramp.
 * Undefined when the canary looks as good.
 */
export function looksWorse(
  { canary, stable }: CanaryEvidence,
  forSeveral: (place: Place) => boolean,
): string | undefined {
  const places = [
    ['browsers', 'page views in browsers', canary, stable],
    ['server', 'pages rendered on the server', canary.server, stable.server],
  ] as const
  const worse = places.find(
    ([place, , ours, theirs]) => ours.failed >= MIN_FAILURES && rate(ours) > TIMES * rate(theirs) && forSeveral(place),
  )
  if (!worse) return undefined
  const [, what, ours, theirs] = worse
  return (
    `${canary.version} failed on ${ours.failed} of ${ours.visits} ${what}, ` +
    `${stable.version} on ${theirs.failed} of ${theirs.visits}`
  )
}

const rate = ({ failed, visits }: Counted): number => (visits === 0 ? 0 : failed / visits)
