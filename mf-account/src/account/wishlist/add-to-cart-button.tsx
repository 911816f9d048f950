import type { Product } from '@superium/shared/api'
import { addToCart, notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { accountTexts } from '../../texts'
import type { Freshness } from './use-fresh-wishlist'
import css from './wishlist.module.css'

const texts = accountTexts.saved

interface AddToCartButtonProps {
  product: Product
  freshness: Freshness
  wide?: boolean
}

/** Adds one piece of a wishlisted product to the cart; says why where that cannot be. The product stays in the wishlist. */
export function AddToCartButton({ product, freshness: { asking, gone }, wide = false }: AddToCartButtonProps) {
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
