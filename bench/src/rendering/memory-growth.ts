import { median } from '../report/median'

/**
 * By how much what is held grows from the first half of the samples to the second, by their medians: two samples of a heap
 * differ by a tenth as it was collected just before or not. 1 for none.
 */
export function memoryGrowth(samples: readonly number[]): number {
  const half = Math.floor(samples.length / 2)
  if (half === 0) return 1
  return median(samples.slice(-half)) / Math.max(1, median(samples.slice(0, half)))
}
