import { $cart, $saved, $wishlist, forgetLists, lineKey } from '@superium/shared/state'

/**
 * Makes the lists of this device those of the account `uid`. After a sign-in, what the guest had becomes a merge, which
 * is sent with the first call; a session that is only restored has its state already. The lists of another account go.
 */
export function beginSavedLists(uid: string): void {
  const state = $saved.get()
  if (state?.uid === uid) return
  if (state) forgetLists()
  const cart = Object.fromEntries($cart.get().map((item) => [lineKey(item), item.quantity]))
  const wishlist = Object.fromEntries($wishlist.get().map(({ _id, variant = '' }) => [_id, variant]))
  const isEmpty = $cart.get().length + $wishlist.get().length === 0
  $saved.set({
    uid,
    cart: {},
    wishlist: {},
    ...(!isEmpty && { merge: { id: crypto.randomUUID(), cart, wishlist } }),
    orders: 0,
    seen: 0,
    readAt: 0,
  })
}
