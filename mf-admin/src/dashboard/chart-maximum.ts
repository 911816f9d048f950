/** The top of a scale: the smallest of 1, 2, 2.5, 5 or 10 times a power of ten that is at least `highest`; 0 for 0. */
export function chartMaximum(highest: number): number {
  if (highest <= 0) return 0
  const power = 10 ** Math.floor(Math.log10(highest))
  const step = [1, 2, 2.5, 5].find((one) => one * power >= highest) ?? 10
  return step * power
}
