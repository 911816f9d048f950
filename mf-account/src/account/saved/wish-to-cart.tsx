import type { Product } from '@superium/shared/api'
import { addToCart, notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { accountTexts } from '../../texts'
import css from './saved.module.css'
import type { Freshness } from './use-fresh-wishlist'

const texts = accountTexts.saved

interface WishToCartProps {
  product: Product
  freshness: Freshness
  wide?: boolean
}

/** Adds one piece of a wishlisted product to the cart; says why where that cannot be. The product stays in the wishlist. */
export function WishToCart({ product, freshness: { asking, gone }, wide = false }: WishToCartProps) {
  if (gone.has(product._id)) return <p className={css.unavailable}>{texts.gone}</p>
  if (product.status === 'up-coming') return <p className={css.unavailable}>{texts.upcoming}</p>
  if (product.stock === 0) return <p className={css.unavailable}>{texts.soldOut}</p>
  return (
    <Button
      size="small"
      variant="secondary"
      wide={wide}
      // What it costs now is on its way; what it cost once must not get into the cart.
      disabled={asking}
      onClick={() => {
        if (addToCart(product) === 0) notify('info', texts.noneLeft)
      }}
    >
      {texts.addToCart}
      <span className="visually-hidden">{product.name}</span>
    </Button>
  )
}
