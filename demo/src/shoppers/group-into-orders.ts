import type { Purchase } from './plan-purchases'

const DAY = 24 * 60 * 60 * 1000

/** Purchases of a shopper within this many days are one order. */
const SAME_PARCEL_DAYS = 5

/** Groups one shopper's purchases into orders. */
function ordersOf(purchases: readonly Purchase[]): Purchase[][] {
  const sorted = [...purchases].sort((a, b) => a.at.getTime() - b.at.getTime())
  const found: Purchase[][] = []
  for (const purchase of sorted) {
    const last = found.at(-1)
    const near = last?.[0] && purchase.at.getTime() - last[0].at.getTime() < SAME_PARCEL_DAYS * DAY
    // The order has the date of its first purchase, so a product added later cannot be part of it.
    if (last?.[0] && near && last.length < 3 && purchase.product.createdAt < last[0].at) last.push(purchase)
    else found.push([purchase])
  }
  return found
}

/** Groups purchases into orders, each of one shopper with the time of its first purchase. */
export function groupIntoOrders(purchases: readonly Purchase[]): Purchase[][] {
  const byShopper = new Map<string, Purchase[]>()
  for (const purchase of purchases) {
    byShopper.set(purchase.shopper.uid, [...(byShopper.get(purchase.shopper.uid) ?? []), purchase])
  }
  return [...byShopper.values()].flatMap(ordersOf)
}
