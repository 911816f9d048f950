import type { Quote } from '@superium/shared/api'
import { useNavigate } from '@superium/shared/router'
import { lineKey, notify, removeFromCart } from '@superium/shared/state'
import { useRef, useState } from 'react'
import { type Attempt, beginAttempt } from './attempt'
import type { OrderBody } from './order-body'
import { announceOrder } from './order-elsewhere'
import { type Outcome, sendOrder } from './send-order'

/** Where the order stands; `before` is the quote that the shopper saw when the server answered with another one. */
export type OrderState =
  | { kind: 'idle' | 'sending' | 'placed' }
  | { kind: 'changed'; message: string; before: Quote | null; now: Quote | undefined }
  | { kind: 'failed'; reason: string; field: string | undefined }

/** Places an order exactly once: while one is on its way, another call does nothing and answers null. */
export function useOrder(quote: Quote | null, accept: (quote: Quote) => void) {
  const [state, setState] = useState<OrderState>({ kind: 'idle' })
  const sending = useRef(false)
  const navigate = useNavigate()

  async function send(attempt: Attempt): Promise<Outcome | null> {
    if (sending.current) return null
    sending.current = true
    setState({ kind: 'sending' })
    const outcome = await sendOrder(attempt)
    sending.current = outcome.kind === 'placed'
    if (outcome.kind === 'placed') {
      setState({ kind: 'placed' })
      notify('success', outcome.message)
      announceOrder(outcome.order._id)
      for (const { productId, variant } of attempt.body.products)
        removeFromCart(lineKey({ _id: productId, ...(variant && { variant }) }))
      await navigate(`/checkout?order=${outcome.order._id}`, { replace: true })
    } else if (outcome.kind === 'changed') {
      if (outcome.quote) accept(outcome.quote)
      setState({ kind: 'changed', message: outcome.message, before: quote, now: outcome.quote })
    } else {
      setState(outcome)
    }
    return outcome
  }

  return { state, send, place: (body: OrderBody) => send(beginAttempt(body)) }
}
