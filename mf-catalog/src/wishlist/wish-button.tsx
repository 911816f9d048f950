import { addToWishlistEvent, track } from '@superium/shared/analytics'
import { $wishlistIds, type CartProduct, toggleWishlist, useShared } from '@superium/shared/state'
import { IconButton, late, Spinner } from '@superium/shared/ui'
import { CssIcon } from '../css-icon/css-icon'
import { wishlistTexts } from './texts'
import css from './wish-button.module.css'

interface WishButtonProps {
  /** The product, with its chosen variant if there is one. */
  product: CartProduct
  /** Shows a spinner while the click's result loads. */
  busy?: boolean
  /** Called with whether the product is now in the wishlist. */
  onToggled?: (wished: boolean) => void
  className?: string | undefined
}

/** The heart that toggles a product in the wishlist. */
export function WishButton({ product, busy = false, onToggled, className = '' }: WishButtonProps) {
  const wished = useShared($wishlistIds).has(product._id)
  const { addToWishlist, removeFromWishlist } = wishlistTexts
  return (
    <IconButton
      {...late(`heart:${product._id}`)}
      className={`${css.heart} ${className}`}
      label={wished ? removeFromWishlist(product.name) : addToWishlist(product.name)}
      aria-pressed={wished}
      aria-disabled={busy}
      onClick={() => {
        if (busy) return
        const now = toggleWishlist(product)
        if (now) track(addToWishlistEvent(product))
        onToggled?.(now)
      }}
    >
      {busy ? <Spinner label={wishlistTexts.opening} /> : <CssIcon name={wished ? 'fullHeart' : 'heart'} />}
    </IconButton>
  )
}
