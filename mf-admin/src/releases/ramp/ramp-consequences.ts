import { rampTexts as texts } from './texts'

/**
 * The effects of a ramp as sentences. `share`: the canary's current share; undefined for a version that is only stored.
 */
export function rampConsequences(
  version: string,
  steps: number[],
  minutes: number,
  share: number | undefined,
): string[] {
  const [first, ...rest] = steps.filter((step) => step > (share ?? 0))
  if (first === undefined) return [texts.reached(version, share ?? 0)]
  const every = texts.duration(minutes)
  const last = rest.at(-1) ?? first
  return [
    share === undefined ? texts.firstNow(version, first) : texts.firstLater(version, share, first, every),
    ...(rest.length > 0 ? [texts.afterwards(rest, every)] : []),
    ...(last < 100 ? [texts.stays(last)] : []),
    texts.byItself,
  ]
}
