/** Random numbers that can be repeated by their seed (mulberry32). */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  fraction(): number
  /** An integer from `least` to `most`, both inclusive. */
  whole(least: number, most: number): number
  /** True with this probability. */
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (least: number, most: number): number => least + Math.floor(fraction() * (most - least + 1))
  return {
    fraction,
    whole,
    chance: (probability) => fraction() < probability,
    pick(list) {
      const one = list[whole(0, list.length - 1)]
      if (one === undefined) throw new Error('There is nothing to pick from.')
      return one
    },
  }
}
