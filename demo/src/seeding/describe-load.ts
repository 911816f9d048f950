import type { LoadProgress } from '@superium/api/seeding'

const STEPS = [5, 10, 30, 60]

/** Seconds in words, rounded like an estimate. */
function about(seconds: number): string {
  if (seconds >= 90) return `about ${Math.round(seconds / 60)} minutes left`
  const step = STEPS.find((one) => seconds <= one * 6) ?? 60
  return `about ${Math.max(step, Math.ceil(seconds / step) * step)} s left`
}

/** The progress of a load: `420,000 of 1,000,000 products, about 2 minutes left`. */
export function describeLoad({ phase, done, of, left }: LoadProgress): string {
  return `${done.toLocaleString('en')} of ${of.toLocaleString('en')} ${phase}, ${about(left)}`
}
