import type { Quote } from '@superium/shared/api'
import { itemName } from '../lines/item-name'
import { texts } from '../texts'

/** Describes the changes between two quotes in sentences: the lines' prices, then the total. */
export function quoteChanges(before: Quote | null, now: Quote | undefined): string[] {
  if (!before || !now) return []
  const prices = now.lines.flatMap((line) => {
    const { productId, variant, price } = line
    const was = before.lines.find((one) => one.productId === productId && one.variant === variant)?.price
    return was === undefined || was === price ? [] : [texts.checkout.changed.price(itemName(line), was, price)]
  })
  return before.orderTotal === now.orderTotal
    ? prices
    : [...prices, texts.checkout.changed.total(before.orderTotal, now.orderTotal)]
}
