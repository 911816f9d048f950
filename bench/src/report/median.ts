/** The middle value; of an even number of values the lower of the two, so that it is one that was measured. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The nearest-rank quantile, e.g. 0.99; 0 of nothing. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0
}
