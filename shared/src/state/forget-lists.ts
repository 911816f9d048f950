import { $cart, $lastAdded } from './cart'
import { $coupon } from './coupon'
import { $searches } from './recent-searches'
import { $recent } from './recently-viewed'
import { $saved } from './saved-lists'
import { $wishlist } from './wishlist'

/**
 * Removes the lists of an account from this browser after its sign-out, with its coupon and what it looked at and searched
 * for; the server keeps cart and wishlist. A guest's lists stay, and those that were made since the sign-out in another tab.
 */
export function forgetLists(): void {
  if (!$saved.get()) return
  // First, so that no tab mistakes the emptied lists for removals by the shopper.
  $saved.set(null)
  $cart.set([])
  $wishlist.set([])
  $recent.set([])
  $searches.set([])
  $coupon.set(null)
  $lastAdded.set(null)
}
