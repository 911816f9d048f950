import { placeholder } from './placeholder'

/** Keys never change what they stand for, so what was worked out is kept: about 100 bytes each. */
const MOST_KEPT = 50_000
const kept = new Map<string, string>()

/**
 * What to show behind a picture until it is there: the upper and the lower colour of its set as twelve hexadecimal digits,
 * like `f0e6dacbb9a4`. A plain tone has the same colour twice.
 */
export function toneOf(key: string): string {
  const known = kept.get(key)
  if (known !== undefined) return known
  const [upper = '', lower = upper] = placeholder(key).match(/[0-9a-f]{6}/g) ?? []
  const tone = upper + lower
  // All of it goes at once: a catalogue's pictures fit many times over, and the order of use costs a write for each read.
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, tone)
  return tone
}
