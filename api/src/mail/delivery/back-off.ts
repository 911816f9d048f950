const FIRST_MS = 30_000
const LONGEST_MS = 6 * 3_600_000

/** The number of attempts before an e-mail is abandoned, over about 14 hours. */
export const MAX_ATTEMPTS = 12

/**
 * Milliseconds to wait after a failed attempt (from 1): exponential back-off up to six hours. The random part
 * (`random`, from 0 to 1) spreads e-mails that failed together.
 */
export function backOffMs(attempt: number, random = Math.random()): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1))
  return Math.round(longest * (0.5 + random / 2))
}
