const { exp, log } = Math

/** Page views of one version, and on how many of them it failed. */
export interface Counted {
  visits: number
  failed: number
}

/** Fewer failed page views prove nothing: they may come from one broken browser. */
const MIN_FAILURES = 3
/** The smallest relevant difference: the new version fails this many times as often. */
const TIMES_AS_OFTEN = 2

/** The grid of failure probabilities of the versions before and of the new one. */
const BEFORE = [0.0005, 0.002, 0.005, 0.01, 0.05, 0.2]
const NOW = [0.01, 0.03, 0.06, 0.15, 0.4, 0.95]
const PAIRS = BEFORE.flatMap((before) =>
  NOW.filter((now) => now >= TIMES_AS_OFTEN * before).map((now) => ({ before, now })),
)

/**
 * The evidence (an e-value) that `now` fails more often than `before`, both counted over the same visitors. With nₙ and n_b
 * page views, of which fₙ and f_b failed, for each pair of probabilities θₙ ≥ 2·θ_b of a fixed grid
 *
 *     θ₀ = (nₙ·θₙ + n_b·θ_b) / (nₙ + n_b)
 *     S(θₙ, θ_b) = (θₙ/θ₀)^fₙ · ((1−θₙ)/(1−θ₀))^(nₙ−fₙ) · (θ_b/θ₀)^f_b · ((1−θ_b)/(1−θ₀))^(n_b−f_b)
 *
 * and the evidence is the mean of S over the grid (Turner, Ly, Grünwald: "Generic E-variables for exact sequential k-sample
 * tests", 2024). If both fail equally often, its expected value is at most 1 for any failure rate, so by Markov's inequality
 * P(evidence ≥ 20,000) ≤ 0.00005. Visitors are assigned by a fixed share, so it is a martingale, and by Ville's inequality the
 * bound holds for repeated checks. A failure that hits both versions raises f_b with fₙ and is no evidence.
 */
export function failureEvidence(now: Counted, before: Counted): number {
  const [ours, theirs] = [clean(now), clean(before)]
  const logs = PAIRS.map((pair) => logRatio(pair.now, pair.before, ours, theirs))
  const largest = Math.max(...logs)
  // Subtracting the largest keeps the exponentials from overflowing.
  return exp(largest) * (logs.reduce((sum, one) => sum + exp(one - largest), 0) / logs.length)
}

/** Wrong for at most one version in 20,000, in browsers and on the server each: together for one in 10,000. */
export const ENOUGH = 20_000

/** A version that fails on 9 of 10 of at least 20 page views is broken, whatever the versions before did. */
const BROKEN = { visits: 20, share: 0.9 }

/** Whether a version fails nearly always, which needs no comparison. */
export function isBroken(now: Counted): boolean {
  const { visits, failed } = clean(now)
  return visits >= BROKEN.visits && failed >= BROKEN.share * visits
}

/** Whether a version is worse than those before it: enough evidence, at least 3 failures, and at least twice the rate. */
export function isWorse(now: Counted, before: Counted): boolean {
  const [ours, theirs] = [clean(now), clean(before)]
  if (ours.failed < MIN_FAILURES || theirs.visits === 0) return false
  return failureRate(ours) >= TIMES_AS_OFTEN * failureRate(theirs) && failureEvidence(ours, theirs) >= ENOUGH
}

/** The share of page views that failed, 0 to 1; 0 without any. */
export function failureRate(counted: Counted): number {
  const { failed, visits } = clean(counted)
  return visits === 0 ? 0 : failed / visits
}

/** A failure may be counted before its page view, so there may be more failures than views. */
const clean = ({ visits, failed }: Counted): Counted => ({ visits: Math.max(visits, failed), failed })

function logRatio(now: number, before: number, ours: Counted, theirs: Counted): number {
  const visits = ours.visits + theirs.visits
  if (visits === 0) return 0
  const common = (ours.visits * now + theirs.visits * before) / visits
  const failures = ours.failed + theirs.failed
  return (
    ours.failed * log(now) +
    (ours.visits - ours.failed) * log(1 - now) +
    theirs.failed * log(before) +
    (theirs.visits - theirs.failed) * log(1 - before) -
    failures * log(common) -
    (visits - failures) * log(1 - common)
  )
}
