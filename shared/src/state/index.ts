/** The state that the shell and all remotes share. It is a shared singleton. */
export { $analyticsConsent, $consentAsked } from './analytics-consent'
export {
  $cart,
  $cartCount,
  $cartSubtotalCents,
  $lastAdded,
  addToCart,
  clearCart,
  isCartFull,
  maximumQuantity,
  refreshCart,
  removeFromCart,
  restoreToCart,
  setQuantity,
  takeOrdered,
} from './cart'
export { type CartItem, type CartProduct, lineKey, needsVariant, withVariant } from './cart-line'
export { $coupon, type TypedCoupon } from './coupon'
export { $curAppPage } from './current-page'
export { type AnyEcommerceEvent, queueEcommerceEvent, receiveEcommerceEvents } from './ecommerce-queue'
export { forgetLists } from './forget-lists'
export { $searches } from './recent-searches'
export { $recent, refreshRecent, viewProduct } from './recently-viewed'
export { $saved, type GuestLists, type SavedState, type UnsentLine, type UnsentWish } from './saved-lists'
export {
  $session,
  $shopToken,
  $user,
  endRefusedSession,
  identityToken,
  type KnownSession,
  renewIdentityToken,
  type Session,
  setTokenSource,
  type User,
} from './session'
export { sessionReady } from './session-ready'
export { $theme, type Theme } from './theme'
export { $toasts, dismissToast, notify, notifyWhile, type Toast } from './toasts'
export { useShared } from './use-shared-store'
export { $wishlist, $wishlistIds, refreshWishlist, restoreToWishlist, toggleWishlist } from './wishlist'
export { withPictures } from './with-pictures'
