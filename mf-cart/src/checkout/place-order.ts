import { beginOrderAttempt, isAttemptFor, type OrderAttempt, unfinishedOrderAttempt } from './order-attempt'
import type { OrderBody } from './order-body'
import { announceOrder } from './other-tab-order'
import { cartContains, removeOrderedItems } from './remove-ordered-items'
import { type Outcome, sendOrder } from './send-order'
import { withTabLock } from './with-tab-lock'

/**
 * What came of an order: `earlier` marks an order that was placed by an earlier attempt, before the shopper changed
 * something. `elsewhere`: another tab is placing it, or has changed the cart.
 */
export type PlaceOrderResult = (Outcome & { earlier?: true }) | { kind: 'elsewhere'; why: 'placing' | 'cart' }

/** Orders at most once: an attempt whose end nobody knows is cleared up first, and only one tab orders at a time. */
export function placeOrder(body: OrderBody): Promise<PlaceOrderResult> {
  return guarded(async () => {
    const last = unfinishedOrderAttempt(body.email)
    if (last) {
      const outcome = await sendOrder(last, true)
      if (isAttemptFor(last, body) || outcome.kind === 'unknown') return taken(last, outcome)
      if (outcome.kind === 'placed') return taken(last, { ...outcome, earlier: true })
    }
    if (!cartContains(body.products)) return { kind: 'elsewhere', why: 'cart' }
    const attempt = beginOrderAttempt(body)
    return taken(attempt, await sendOrder(attempt, false))
  })
}

/** Sends an attempt again whose end nobody knows. */
export function sendAgain(attempt: OrderAttempt): Promise<PlaceOrderResult> {
  return guarded(async () => taken(attempt, await sendOrder(attempt, true)))
}

/** What was ordered leaves the cart, and the other tabs are told, before they may order. */
function taken<T extends Outcome>({ body }: OrderAttempt, outcome: T): T {
  if (outcome.kind === 'placed') {
    announceOrder(outcome.order._id)
    removeOrderedItems(body.products)
  }
  return outcome
}

async function guarded(work: () => Promise<PlaceOrderResult>): Promise<PlaceOrderResult> {
  const outcome = await withTabLock(work, ({ kind }) => kind === 'placed')
  return outcome ?? { kind: 'elsewhere', why: 'placing' }
}
