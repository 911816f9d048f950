/** Random numbers that a seed repeats. */
export interface SeededRandom {
  /** A whole number from 0 to `count - 1`. */
  below(count: number): number
  pick<T>(list: readonly [T, ...T[]]): T
}

/** Mulberry32, from a number and a name, so that each team has a sequence of its own. */
export function seededRandom(seed: number, name: string): SeededRandom {
  let state = [...name].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), seed >>> 0)
  const below = (count: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count
  }
  return { below, pick: (list) => list[below(list.length)] as (typeof list)[number] }
}
