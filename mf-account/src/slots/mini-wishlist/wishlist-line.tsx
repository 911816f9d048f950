import { productPath } from '@superium/shared/constants'
import { Link } from '@superium/shared/router'
import type { CartProduct } from '@superium/shared/state'
import { IconButton, Picture, Price } from '@superium/shared/ui'
import { X } from 'lucide-react'
import { AddToCartButton } from '../../account/wishlist/add-to-cart-button'
import { removeWish } from '../../account/wishlist/remove-wish'
import type { Freshness } from '../../account/wishlist/use-fresh-wishlist'
import { wishName } from '../../account/wishlist/wish-name'
import { accountTexts } from '../../texts'
import css from './mini-wishlist.module.css'

interface WishlistLineProps {
  product: CartProduct
  freshness: Freshness
  onFollow(): void
}

/** One wishlisted product: picture, name, price, Remove, and Add to cart or Choose options. */
export function WishlistLine({ product, freshness, onFollow }: WishlistLineProps) {
  const to = productPath(product)
  return (
    <div className={css.line}>
      <Link to={to} tabIndex={-1} aria-hidden="true" onClick={onFollow}>
        <Picture src={product.images[0]} tone={product.tones?.[0]} alt="" sizes="72px" className={css.picture ?? ''} />
      </Link>
      <div className={css.text}>
        <Link to={to} className={css.name} onClick={onFollow}>
          {wishName(product)}
        </Link>
        <Price
          price={product.price}
          regularPrice={product.regularPrice}
          highestPrice={product.highestPrice}
          size="small"
        />
        <AddToCartButton product={product} freshness={freshness} onFollow={onFollow} />
      </div>
      <IconButton label={accountTexts.saved.remove(wishName(product))} onClick={() => removeWish(product)}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
