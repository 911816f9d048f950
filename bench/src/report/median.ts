/** The median; for an even number of values the lower middle one, so that it is always a measured value. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The nearest-rank quantile, e.g. 0.99; 0 for no values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0
}
