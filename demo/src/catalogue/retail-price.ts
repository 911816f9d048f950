import type { Random } from '../random/random'

/** Dollars: the default price range of spec §9, which every product lies in. */
const [LOWEST, HIGHEST] = [5, 2001] as const

/**
 * A random retail price in cents between two amounts of dollars, more often near the lower one, with a retail ending
 * (.00, .50, .95, .99; from 100 dollars whole; from 500 in fives). A larger pack (`size` 0 to 1) costs more.
 */
export function retailPrice([from, to]: readonly [number, number], size: number | null, random: Random): number {
  const chance = random.next() ** 1.35
  const share = size === null ? chance : size * 0.7 + chance * 0.3
  const dollars = from * (to / from) ** share
  const [low, high] = [Math.max(LOWEST, from) * 100, Math.min(HIGHEST, to) * 100]
  const within = (cents: number) => Math.min(high, Math.max(low, cents))
  if (dollars >= 500) return within(Math.round(dollars / 5) * 500)
  if (dollars >= 100) return within(Math.round(dollars) * 100)
  return within(Math.floor(dollars) * 100 + random.pick([0, 0, 50, 95, 99, 99]))
}
