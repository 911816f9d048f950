const FIRST_MS = 30_000
const LONGEST_MS = 6 * 3_600_000

/** Attempts after which an e-mail is given up: within about 14 hours. */
export const MAX_ATTEMPTS = 12

/**
 * Milliseconds to wait after a failed attempt, the first being 1: twice as long each time, up to six hours. The random part
 * spreads e-mails that failed together. `random` is from 0 to 1.
 */
export function backOffMs(attempt: number, random = Math.random()): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1))
  return Math.round(longest * (0.5 + random / 2))
}
