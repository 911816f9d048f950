/** How many levels a value may have, and how many values it may hold on all of them together. */
export interface ValueLimits {
  levels: number
  values: number
}

/**
 * Why a parsed JSON value or query exceeds the limits, in a sentence, or null. Comes before checks that look at every
 * value, or that call themselves for every level. It does neither itself beyond the limits.
 */
export function excessOfValues(value: unknown, { levels, values }: ValueLimits): string | null {
  let level = [value]
  let count = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levels) return `The request may have at most ${levels} levels of lists and objects.`
    const next: unknown[] = []
    for (const one of level) {
      if (typeof one !== 'object' || one === null) continue
      const parts: unknown[] = Array.isArray(one) ? one : Object.values(one)
      count += parts.length
      if (count > values) return `The request may hold at most ${values.toLocaleString('en')} values.`
      for (const part of parts) next.push(part)
    }
    level = next
  }
  return null
}
