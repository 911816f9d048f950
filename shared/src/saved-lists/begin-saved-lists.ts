import { $cart, $saved, $wishlist, forgetLists, lineKey } from '@superium/shared/state'

/**
 * Switches this device's lists to the account `uid`. After a sign-in, the guest's lists become a merge, which the first
 * call sends; a restored session already has its state. Lists of another account are removed.
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
