import type { StageVersion } from '@superium/shared/contract'

/** How long an answer, or a failure, of another site is reused. */
const FRESH_MS = 30_000

/** What another site serves, or why that is not known. */
export type StageAnswer = { live: Map<string, StageVersion[]>; problem: null } | { live: undefined; problem: string }

/**
 * Asks each site at most every 30 seconds, however many administrators look. Never rejects. `clock`: a monotonic clock
 * in milliseconds.
 */
export function createStageCache(
  read: (url: string) => Promise<Map<string, StageVersion[]>>,
  clock = () => performance.now(),
): (url: string) => Promise<StageAnswer> {
  const answers = new Map<string, { at: number; answer: Promise<StageAnswer> }>()
  return (url) => {
    const known = answers.get(url)
    if (known && clock() - known.at < FRESH_MS) return known.answer
    const answer = read(url).then(
      (live): StageAnswer => ({ live, problem: null }),
      (error: unknown): StageAnswer => ({
        live: undefined,
        problem: error instanceof Error ? error.message : String(error),
      }),
    )
    answers.set(url, { at: clock(), answer })
    return answer
  }
}
