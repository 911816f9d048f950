import { productPath } from '@superium/shared/orders'
import { type CartProduct, needsVariant } from '@superium/shared/state'
import { Button, ButtonLink } from '@superium/shared/ui'
import { accountTexts } from '../../texts'
import { addWish, moveToCart } from './move-to-cart'
import type { Freshness } from './use-fresh-wishlist'
import { wishName } from './wish-name'
import css from './wishlist.module.css'

const texts = accountTexts.saved

interface AddToCartButtonProps {
  product: CartProduct
  freshness: Freshness
  wide?: boolean
  /** Also takes the product off the wishlist, with Undo. */
  moves?: boolean
  /** Called when the shopper follows the link to choose a variant. */
  onFollow?(): void
}

/** Adds one piece to the cart, or links to the choice of a variant; says why if neither is possible. */
export function AddToCartButton({
  product,
  freshness: { asking, gone },
  wide = false,
  moves = false,
  onFollow,
}: AddToCartButtonProps) {
  if (gone.has(product._id)) return <p className={css.unavailable}>{texts.gone}</p>
  if (product.status === 'up-coming') return <p className={css.unavailable}>{texts.upcoming}</p>
  if (product.stock === 0) return <p className={css.unavailable}>{texts.soldOut}</p>
  if (needsVariant(product)) {
    return (
      <ButtonLink
        to={productPath({ productId: product._id })}
        size="small"
        variant="secondary"
        wide={wide}
        {...(onFollow && { onClick: onFollow })}
      >
        {texts.chooseOptions}
        <span className="visually-hidden">{product.name}</span>
      </ButtonLink>
    )
  }
  return (
    <Button
      size="small"
      variant="secondary"
      wide={wide}
      // Disabled while the current price loads, so that no old price gets into the cart.
      disabled={asking}
      // A double click means one press; its second would add another piece, or hit the product that moves up.
      onClick={({ detail }) => detail < 2 && (moves ? moveToCart(product) : addWish(product))}
    >
      {moves ? texts.moveToCart : texts.addToCart}
      <span className="visually-hidden">{wishName(product)}</span>
    </Button>
  )
}
