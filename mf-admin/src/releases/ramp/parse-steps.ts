import { MAX_RAMP_MINUTES, MAX_RAMP_STEPS } from '@superium/shared/contract'

/** Parses shares such as `10, 50, 100`, which must ascend; null if a ramp does not allow them. */
export function parseSteps(text: string): number[] | null {
  const words = text.split(/[\s,;%]+/).filter((word) => word !== '')
  const steps = words.map((word) => (/^\d{1,3}$/.test(word) ? Number(word) : 0))
  const rises = steps.every((step, index) => step >= 1 && step <= 100 && step > (steps[index - 1] ?? 0))
  return rises && steps.length > 0 && steps.length <= MAX_RAMP_STEPS ? steps : null
}

/** Parses the minutes between two steps; null if a ramp does not allow them. */
export function parseMinutes(text: string): number | null {
  const minutes = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return minutes >= 1 && minutes <= MAX_RAMP_MINUTES ? minutes : null
}
