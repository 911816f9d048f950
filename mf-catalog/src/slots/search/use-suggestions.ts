import { api, dataOrThrow, type Suggestions } from '@superium/shared/api'
import { useEffect, useState } from 'react'

/** A pause in typing after which it is asked; quicker typists would only cancel their own questions. */
const PAUSE_MS = 80

/** What was found for a text. */
export interface Suggested extends Suggestions {
  text: string
}

/**
 * Suggestions for what is typed. A newer text cancels the question about an older one; until its answer is there the
 * older answer stays, so that the list does not flicker. Null for no text, and where the API cannot be asked.
 */
export function useSuggestions(text: string): Suggested | null {
  const [suggested, setSuggested] = useState<Suggested | null>(null)
  useEffect(() => {
    if (text === '') {
      setSuggested(null)
      return
    }
    const stale = new AbortController()
    const ask = async (): Promise<void> => {
      const query = { search: text }
      try {
        const answer = await api.GET('/api/v1/shop/suggestions', { params: { query }, signal: stale.signal })
        const { data } = dataOrThrow(answer)
        if (!stale.signal.aborted) setSuggested({ ...data, text })
      } catch {
        // The form works without suggestions.
        if (!stale.signal.aborted) setSuggested(null)
      }
    }
    const timer = setTimeout(ask, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stale.abort()
    }
  }, [text])
  return suggested
}
