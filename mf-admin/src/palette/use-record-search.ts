import { useEffect, useState } from 'react'
import { type Found, type Kind, kinds, searches } from './search-records'

/** The state of one kind's search. */
export type Outcome = { state: 'searching' | 'failed' } | { state: 'found'; found: Found[] }

export type Outcomes = Record<Kind, Outcome>

/** Milliseconds after the last key before the search starts. */
const PAUSE_MS = 250

/** The minimum length of a search text. */
const SHORTEST = 2

const all = (state: 'searching' | 'failed'): Outcomes => ({
  orders: { state },
  products: { state },
  people: { state },
})

/**
 * Searches all kinds in parallel when typing pauses; one that fails does not hide the others. Null if the text is too
 * short.
 */
export function useRecordSearch(text: string): { outcomes: Outcomes | null; retry(): void } {
  const search = text.trim().slice(0, 200)
  const [attempt, setAttempt] = useState(0)
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry sends the same search again
  useEffect(() => {
    if (search.length < SHORTEST) return setOutcomes(null)
    const control = new AbortController()
    setOutcomes(all('searching'))
    const settle = (kind: Kind, outcome: Outcome): void => {
      if (!control.signal.aborted) setOutcomes((before) => ({ ...(before ?? all('searching')), [kind]: outcome }))
    }
    const timer = setTimeout(() => {
      for (const kind of kinds) {
        searches[kind](search, control.signal).then(
          (found) => settle(kind, { state: 'found', found }),
          () => settle(kind, { state: 'failed' }),
        )
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [search, attempt])
  return { outcomes, retry: () => setAttempt((number) => number + 1) }
}
