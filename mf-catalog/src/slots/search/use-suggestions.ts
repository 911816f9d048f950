import { api, dataOrThrow, type Suggestions } from '@superium/shared/api'
import { useEffect, useState } from 'react'

/** Debounce while typing, in milliseconds. */
const DEBOUNCE_MS = 80

/** The suggestions for a text. */
export interface Suggested extends Suggestions {
  text: string
}

/**
 * Loads suggestions for the text; a newer text aborts the older request. The previous suggestions stay until the next
 * arrive, so that the list does not flicker. Null without a text, empty when the API fails.
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
        // The search form works without suggestions.
        if (!stale.signal.aborted) setSuggested({ products: [], categories: [], brands: [], shops: [], text })
      }
    }
    const timer = setTimeout(ask, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stale.abort()
    }
  }, [text])
  return suggested
}
