import { type Attempt, beginAttempt, isFor, unfinishedAttempt } from './attempt'
import { onlyHere } from './only-here'
import type { OrderBody } from './order-body'
import { announceOrder } from './order-elsewhere'
import { type Outcome, sendOrder } from './send-order'
import { cartHolds, takeFromCart } from './take-from-cart'

/**
 * What came of an order: `earlier` marks an order that was placed by an earlier attempt, before the shopper changed
 * something. `elsewhere`: another tab is placing it, or has changed the cart.
 */
export type Placing = (Outcome & { earlier?: true }) | { kind: 'elsewhere'; why: 'placing' | 'cart' }

/** Orders at most once: an attempt whose end nobody knows is cleared up first, and only one tab orders at a time. */
export function placeOrder(body: OrderBody): Promise<Placing> {
  return guarded(async () => {
    const last = unfinishedAttempt(body.email)
    if (last) {
      const outcome = await sendOrder(last, true)
      if (isFor(last, body) || outcome.kind === 'unknown') return taken(last, outcome)
      if (outcome.kind === 'placed') return taken(last, { ...outcome, earlier: true })
    }
    if (!cartHolds(body.products)) return { kind: 'elsewhere', why: 'cart' }
    const attempt = beginAttempt(body)
    return taken(attempt, await sendOrder(attempt, false))
  })
}

/** Sends an attempt again whose end nobody knows. */
export function sendAgain(attempt: Attempt): Promise<Placing> {
  return guarded(async () => taken(attempt, await sendOrder(attempt, true)))
}

/** What was ordered leaves the cart, and the other tabs are told, before they may order. */
function taken<T extends Outcome>({ body }: Attempt, outcome: T): T {
  if (outcome.kind === 'placed') {
    announceOrder(outcome.order._id)
    takeFromCart(body.products)
  }
  return outcome
}

async function guarded(work: () => Promise<Placing>): Promise<Placing> {
  const outcome = await onlyHere(work, ({ kind }) => kind === 'placed')
  return outcome ?? { kind: 'elsewhere', why: 'placing' }
}
