/** Numbers that look random and are the same for the same seed, so that a failed test can be run again. */
export interface SeededRandom {
  /** From `low` to `high`, whole, both included. */
  whole(low: number, high: number): number
  /** True with this probability. */
  chance(share: number): boolean
  /** One of a list that is not empty. */
  pick<T>(from: readonly T[]): T
}

/** Mulberry32. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    whole,
    chance: (share) => next() < share,
    pick: <T>(from: readonly T[]) => from[whole(0, from.length - 1)] as T,
  }
}
