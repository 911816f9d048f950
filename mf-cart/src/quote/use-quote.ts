import type { Quote } from '@superium/shared/api'
import { errorMessage, useRetryOnline } from '@superium/shared/loading'
import { $user, type CartItem, useShared } from '@superium/shared/state'
import { useCallback, useEffect, useState } from 'react'
import { fetchQuote, type WantedQuote, wantedOf } from './fetch-quote'

/** Milliseconds to wait after a change of quantity before requesting the next quote. */
export const QUOTE_DEBOUNCE_MS = 300

/** The server's quote for the cart. */
export interface QuoteState {
  /** The latest quote; unless `status` is `current`, it may be for other quantities. */
  quote: Quote | null
  /** `none` when no line can be quoted. */
  status: 'none' | 'loading' | 'current' | 'failed'
  /** Why the latest request failed; null unless `failed`. */
  reason: string | null
  /** Requests the quote again. */
  retry(): void
  /** Uses a quote that came with another response (409 of an order). */
  accept(quote: Quote): void
}

interface Answer {
  /** Whose request, and which, the quote answers; null before the first one. */
  of: string | null
  quote: Quote | null
  reason: string | null
}

/**
 * Keeps the quote in sync with the cart, its coupon and the account, whose own shop and coupon uses count. The first request is immediate, later ones are debounced; an
 * older response never replaces a newer one. A failed one is requested again when the browser is back online.
 */
export function useQuote(items: readonly CartItem[], coupon: string | null = null): QuoteState {
  const body = wantedText(items, coupon)
  const uid = useShared($user)?.uid ?? ''
  const wanted = body && `${uid} ${body}`
  const [answer, setAnswer] = useState<Answer>({ of: null, quote: null, reason: null })
  const current = answer.of === wanted
  const delay = answer.of === null ? 0 : QUOTE_DEBOUNCE_MS

  useEffect(() => {
    if (current || wanted === '') return
    const request: WantedQuote = JSON.parse(body)
    const control = new AbortController()
    const ask = async (): Promise<void> => {
      try {
        const quote = await fetchQuote(request, control.signal)
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
  }, [wanted, body, current, delay])

  const retry = useCallback(() => setAnswer((before) => ({ ...before, of: null })), [])
  useRetryOnline(answer.reason !== null, retry)
  const accept = useCallback((quote: Quote) => setAnswer({ of: wanted, quote, reason: null }), [wanted])
  return {
    quote: answer.quote,
    reason: current ? answer.reason : null,
    status: statusOf(wanted, answer),
    retry,
    accept,
  }
}

/** The quote request as JSON; empty if no line can be quoted. */
function wantedText(items: readonly CartItem[], coupon: string | null): string {
  const products = wantedOf(items)
  const wanted: WantedQuote = { products, ...(coupon && { coupon }) }
  return products.length === 0 ? '' : JSON.stringify(wanted)
}

function statusOf(wanted: string, { of, reason }: Answer): QuoteState['status'] {
  if (wanted === '') return 'none'
  if (of !== wanted) return 'loading'
  return reason === null ? 'current' : 'failed'
}
