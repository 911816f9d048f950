import { median } from '../report/median'

/**
 * The median of the second half of the samples divided by that of the first; 1 means no growth. Uses medians, because
 * garbage collection changes single samples by a tenth.
 */
export function memoryGrowth(samples: readonly number[]): number {
  const half = Math.floor(samples.length / 2)
  if (half === 0) return 1
  return median(samples.slice(-half)) / Math.max(1, median(samples.slice(0, half)))
}
