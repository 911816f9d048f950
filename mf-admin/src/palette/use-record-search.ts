import { useEffect, useState } from 'react'
import { type Found, type Kind, kinds, searches } from './search-records'

/** What a search of one kind has brought so far. */
export type Outcome = { state: 'searching' | 'failed' } | { state: 'found'; found: Found[] }

export type Outcomes = Record<Kind, Outcome>

/** Milliseconds without a key before the server is asked. */
const PAUSE_MS = 250

/** The shortest text that is searched. */
const SHORTEST = 2

const all = (state: 'searching' | 'failed'): Outcomes => ({
  orders: { state },
  products: { state },
  people: { state },
})

/**
 * Searches all kinds at once when the typing pauses; a kind that fails does not hide the others. Null for a text that is too short.
 */
export function useRecordSearch(text: string): { outcomes: Outcomes | null; retry(): void } {
  const search = text.trim().slice(0, 200)
  const [attempt, setAttempt] = useState(0)
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks the same again
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
