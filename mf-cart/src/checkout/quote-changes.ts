import type { Quote } from '@superium/shared/api'
import { itemName } from '../lines/item-name'
import { cartTexts } from '../texts'

/** Describes the changes between two quotes in sentences: the lines' prices, then the total. */
export function quoteChanges(before: Quote | null, now: Quote | undefined): string[] {
  if (!before || !now) return []
  const prices = now.lines.flatMap((line) => {
    const { productId, variant, price } = line
    const was = before.lines.find((one) => one.productId === productId && one.variant === variant)?.price
    return was === undefined || was === price ? [] : [cartTexts.checkout.changed.price(itemName(line), was, price)]
  })
  return before.orderTotal === now.orderTotal
    ? prices
    : [...prices, cartTexts.checkout.changed.total(before.orderTotal, now.orderTotal)]
}
