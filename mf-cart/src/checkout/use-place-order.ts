import { purchase, track } from '@superium/shared/analytics'
import type { Quote } from '@superium/shared/api'
import { useNavigate } from '@superium/shared/router'
import { $coupon, notify, notifyWhile } from '@superium/shared/state'
import { useCallback, useRef, useState } from 'react'
import { keepPlacedOrder } from '../order/just-placed'
import { cartTexts } from '../texts'
import { dropBillingDraft } from './billing-draft'
import type { OrderAttempt } from './order-attempt'
import type { OrderBody } from './order-body'
import { type PlaceOrderResult, placeOrder, sendAgain } from './place-order'
import { saveDefaultAddress } from './save-default-address'

/** The longest time in milliseconds that saving the address may delay the order's page. */
const SAVE_WITHIN_MS = 3000

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * The state of the order. `before` is the quote that the shopper saw before the server sent a new one; `after` is why
 * an earlier attempt, which is being sent again, has an unknown outcome.
 */
export type OrderState =
  | { kind: 'idle' | 'placed' }
  | { kind: 'sending'; after: string | null }
  | { kind: 'changed'; message: string; before: Quote | null; now: Quote | undefined }
  | Exclude<PlaceOrderResult, { kind: 'placed' | 'changed' }>

/** Whether the order was refused without a new quote to confirm. */
export const isFailure = (state: OrderState): boolean =>
  state.kind === 'failed' || (state.kind === 'changed' && !state.now)

/** Places an order exactly once: while one is being sent, further calls do nothing and return null. */
export function usePlaceOrder(quote: Quote | null, accept: (quote: Quote) => void) {
  const [state, setState] = useState<OrderState>({ kind: 'idle' })
  const sending = useRef(false)
  const navigate = useNavigate()

  async function send(place: () => Promise<PlaceOrderResult>): Promise<PlaceOrderResult | null> {
    if (sending.current) return null
    sending.current = true
    setState({ kind: 'sending', after: state.kind === 'unknown' ? state.reason : null })
    const outcome = await notifyWhile(place(), cartTexts.checkout.sending)
    sending.current = outcome.kind === 'placed'
    if (outcome.kind === 'placed') {
      // What was changed since an earlier order is not ordered yet.
      if (!outcome.earlier) {
        dropBillingDraft()
        $coupon.set(null)
        notify('success', outcome.message)
      }
      track(purchase(outcome.order))
      setState({ kind: 'placed' })
      keepPlacedOrder(outcome.order, outcome)
      await navigate(`/order/${outcome.order._id}`, { replace: true })
    } else if (outcome.kind === 'changed') {
      if (outcome.quote) accept(outcome.quote)
      setState({ kind: 'changed', message: outcome.message, before: quote, now: outcome.quote })
    } else {
      setState(outcome)
    }
    return outcome
  }

  // A failure is about the order that was sent.
  const forgetFailure = useCallback(() => setState((now) => (isFailure(now) ? { kind: 'idle' } : now)), [])

  return {
    state,
    forgetFailure,
    place: (body: OrderBody, saveAddress: boolean) =>
      send(async () => {
        const outcome = await placeOrder(body)
        // Saving starts before navigation, in case the shopper leaves at once, but a slow response must not delay the
        // order's page.
        if (outcome.kind === 'placed' && saveAddress)
          await Promise.race([saveDefaultAddress(body), pause(SAVE_WITHIN_MS)])
        return outcome
      }),
    again: (attempt: OrderAttempt) => send(() => sendAgain(attempt)),
  }
}
