import type { Product } from '@superium/shared/api'
import { addToCart, notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { accountTexts } from '../../texts'
import css from './saved.module.css'

const texts = accountTexts.saved

/** Adds one piece of a wishlisted product to the cart; says why where that cannot be. The product stays in the wishlist. */
export function WishToCart({ product, wide = false }: { product: Product; wide?: boolean }) {
  if (product.status === 'up-coming') return <p className={css.unavailable}>{texts.upcoming}</p>
  if (product.stock === 0) return <p className={css.unavailable}>{texts.soldOut}</p>
  return (
    <Button
      size="small"
      variant="secondary"
      wide={wide}
      onClick={() => {
        if (addToCart(product) === 0) notify('info', texts.noneLeft)
      }}
    >
      {texts.addToCart}
      <span className="visually-hidden">{product.name}</span>
    </Button>
  )
}
