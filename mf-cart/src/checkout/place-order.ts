import { $cart } from '@superium/shared/state'
import { beginOrderAttempt, isAttemptFor, type OrderAttempt, unfinishedOrderAttempt } from './order-attempt'
import type { OrderBody } from './order-body'
import { announceOrder } from './other-tab-order'
import { cartContains, removeOrderedItems } from './remove-ordered-items'
import { type Outcome, sendOrder, withdrawOrder } from './send-order'
import { withTabLock } from './with-tab-lock'

/**
 * The outcome of placing an order. `earlier` marks an order from a previous attempt, before the shopper changed
 * something. `elsewhere`: another tab is placing the order or has changed the cart.
 */
export type PlaceOrderResult = (Outcome & { earlier?: true }) | { kind: 'elsewhere'; why: 'placing' | 'cart' }

/**
 * Places an order at most once, in only one tab at a time. The same order is sent again with its key. Before a changed order,
 * the shop withdraws the earlier attempt, or returns the order that the attempt placed.
 */
export function placeOrder(body: OrderBody): Promise<PlaceOrderResult> {
  return guarded(async () => {
    // A busy tab gets storage events late, so it may not know yet that another tab has ordered.
    $cart.reread()
    const last = unfinishedOrderAttempt(body.email)
    if (last && isAttemptFor(last, body)) return taken(last, await sendOrder(last, true))
    if (last) {
      const outcome = await withdrawOrder(last)
      if (outcome.kind === 'unknown') return outcome
      if (outcome.kind === 'placed') return taken(last, { ...outcome, earlier: true })
    }
    if (!cartContains(body.products)) return { kind: 'elsewhere', why: 'cart' }
    const attempt = beginOrderAttempt(body)
    return taken(attempt, await sendOrder(attempt, false))
  })
}

/** Sends an attempt with an unknown outcome again. */
export function sendAgain(attempt: OrderAttempt): Promise<PlaceOrderResult> {
  return guarded(async () => taken(attempt, await sendOrder(attempt, true)))
}

/** After a placed order, removes its items from the cart and tells the other tabs before they can order. */
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
