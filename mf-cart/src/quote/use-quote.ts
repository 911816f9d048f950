import type { Quote } from '@superium/shared/api'
import type { CartItem } from '@superium/shared/state'
import { useCallback, useEffect, useState } from 'react'
import { errorMessage } from '../errors/error-message'
import { fetchQuote, type Wanted, wantedOf } from './fetch-quote'

/** How long quantities must stand still before the server is asked again, in milliseconds. */
export const QUOTE_DEBOUNCE_MS = 300

/** The server's quote for the cart. */
export interface QuoteState {
  /** The last one that came; it may belong to other quantities unless `status` is `current`. */
  quote: Quote | null
  /** `none` when the cart holds nothing that can be quoted. */
  status: 'none' | 'loading' | 'current' | 'failed'
  /** Why the last call failed, for the visitor; null unless `failed`. */
  reason: string | null
  /** Asks again. */
  retry(): void
  /** Takes over a quote that the server sent on its own account (409 at the order). */
  accept(quote: Quote): void
}

interface Answer {
  /** The wanted products that it answers, as JSON. */
  of: string
  quote: Quote | null
  reason: string | null
}

/** Keeps the quote in step with the cart: the first at once, later ones when quantities stand still, never an older one last. */
export function useQuote(items: readonly CartItem[]): QuoteState {
  const wanted = JSON.stringify(wantedOf(items))
  const [answer, setAnswer] = useState<Answer>({ of: '', quote: null, reason: null })
  const current = answer.of === wanted
  const delay = answer.of === '' ? 0 : QUOTE_DEBOUNCE_MS

  useEffect(() => {
    if (current || wanted === '[]') return
    const products: Wanted[] = JSON.parse(wanted)
    const control = new AbortController()
    const ask = async (): Promise<void> => {
      try {
        const quote = await fetchQuote(products, control.signal)
        if (!control.signal.aborted) setAnswer({ of: wanted, quote, reason: null })
      } catch (error) {
        if (control.signal.aborted) return
        setAnswer((before) => ({ of: wanted, quote: before.quote, reason: errorMessage(error) }))
      }
    }
    const timer = setTimeout(ask, delay)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [wanted, current, delay])

  const retry = useCallback(() => setAnswer((before) => ({ ...before, of: '' })), [])
  const accept = useCallback((quote: Quote) => setAnswer({ of: wanted, quote, reason: null }), [wanted])
  return {
    quote: answer.quote,
    reason: current ? answer.reason : null,
    status: statusOf(wanted, answer),
    retry,
    accept,
  }
}

function statusOf(wanted: string, { of, reason }: Answer): QuoteState['status'] {
  if (wanted === '[]') return 'none'
  if (of !== wanted) return 'loading'
  return reason === null ? 'current' : 'failed'
}
