import type { LoadResult } from '../../http/run-load-test'

/** What the edge lets one network ask for, in its units: after a rest, and then in a second (`edge/src/fair-share`). */
const SHARE = { burst: 250, perSecond: 50 }

/**
 * How many answers a flood got beyond the fair share of one network; a refusal is none. Counted, not timed: a slow machine answers
 * less.
 */
export function overShare(
  { calls, seconds, failures }: Pick<LoadResult, 'calls' | 'seconds' | 'failures'>,
  cost: number,
): number {
  const answers = calls - (failures[429] ?? 0) - (failures[0] ?? 0)
  // Whoever asks with a rest of the share left gets the whole answer.
  const most = Math.ceil((SHARE.burst + SHARE.perSecond * seconds) / cost) + 1
  return Math.max(0, answers - most)
}
