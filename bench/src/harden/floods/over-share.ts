import type { LoadResult } from '../../http/run-load-test'

/**
 * The edge's fair share of one network, in its units: the burst after a pause, and the rate per second
 * (`edge/src/fair-share`).
 */
const SHARE = { burst: 250, perSecond: 50 }

/**
 * The number of answers that a flood got beyond the fair share of one network; 429 and no response do not count. A slow
 * machine answers fewer, so this never fails for its speed.
 */
export function overShare(
  { calls, seconds, failures }: Pick<LoadResult, 'calls' | 'seconds' | 'failures'>,
  cost: number,
): number {
  const answers = calls - (failures[429] ?? 0) - (failures[0] ?? 0)
  // One more, because the last request is answered even if it exceeds the remaining share.
  const most = Math.ceil((SHARE.burst + SHARE.perSecond * seconds) / cost) + 1
  return Math.max(0, answers - most)
}
