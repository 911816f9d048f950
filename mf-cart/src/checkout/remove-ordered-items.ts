import { $cart, lineKey, takeOrdered } from '@superium/shared/state'
import type { OrderBody } from './order-body'

type Lines = OrderBody['products']

const keyOf = ({ productId, variant }: Lines[number]): string =>
  lineKey({ _id: productId, ...(variant && { variant }) })

const inCart = (key: string): number => $cart.get().find((item) => lineKey(item) === key)?.quantity ?? 0

/** Whether the cart, which all tabs share, still contains the lines of the order. */
export function cartContains(lines: Lines): boolean {
  return lines.every((line) => inCart(keyOf(line)) >= line.quantity)
}

/** Removes the ordered pieces from the cart; pieces added in the meantime stay. */
export function removeOrderedItems(lines: Lines): void {
  takeOrdered(Object.fromEntries(lines.map((line) => [keyOf(line), line.quantity])))
}
