import type { SavedLists } from '@superium/shared/api'
import { lineKey, type SavedState } from '@superium/shared/state'
import type { Line } from './current-lines'

/** A line of the cart as it should be here: product, variant and quantity. */
export type CartLine = Line & { quantity: number }

const toLine = ({ productId, variant }: { productId: string; variant?: string | undefined }): Line => ({
  _id: productId,
  ...(variant && { variant }),
})

const keyOf = ({ _id, variant }: Line): string => lineKey({ _id, ...(variant && { variant }) })

/** The server's cart with the changes that it does not have yet, by line key. */
export function cartLines({ cart }: SavedLists, { cart: unsent }: SavedState): Map<string, CartLine> {
  const lines = new Map(
    cart.map((saved) => [keyOf(toLine(saved)), { ...toLine(saved), quantity: saved.quantity }] as const),
  )
  for (const [key, { quantity }] of Object.entries(unsent)) {
    const [_id = '', variant] = key.split(' ')
    if (quantity > 0) lines.set(key, { ...toLine({ productId: _id, variant }), quantity })
    else lines.delete(key)
  }
  return lines
}

/** The server's wishlist with the changes that it does not have yet, by product id. */
export function wishLines({ wishlist }: SavedLists, { wishlist: unsent }: SavedState): Map<string, Line> {
  const lines = new Map(wishlist.map((wish) => [wish.productId, toLine(wish)]))
  for (const [id, { saved, variant }] of Object.entries(unsent)) {
    if (saved) lines.set(id, toLine({ productId: id, variant }))
    else lines.delete(id)
  }
  return lines
}
