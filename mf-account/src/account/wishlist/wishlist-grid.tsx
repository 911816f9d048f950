import { $wishlist, useShared } from '@superium/shared/state'
import { ButtonLink, IconButton, Notice, ProductGrid, ProductTile } from '@superium/shared/ui'
import { Heart } from 'lucide-react'
import { accountTexts } from '../../texts'
import { AddToCartButton } from './add-to-cart-button'
import { removeWish } from './remove-wish'
import { useFreshWishlist } from './use-fresh-wishlist'
import { wishName } from './wish-name'
import css from './wishlist.module.css'

const texts = accountTexts.saved

/** The wishlist as a product grid (spec §2), newest first; if it is empty, a link to continue shopping. */
export function WishlistGrid() {
  const products = useShared($wishlist)
  const freshness = useFreshWishlist()
  if (products.length === 0) {
    return (
      <Notice
        icon={<Heart size={28} aria-hidden="true" />}
        title={texts.empty}
        actions={<ButtonLink to="/products">{accountTexts.returnToShop}</ButtonLink>}
      >
        {texts.emptyHint}
      </Notice>
    )
  }
  return (
    <ProductGrid label={texts.title}>
      {products.toReversed().map((product) => (
        <li key={product._id}>
          <ProductTile
            product={product}
            actions={
              <IconButton
                label={texts.remove(wishName(product))}
                className={css.heart}
                onClick={() => removeWish(product)}
              >
                <Heart size={20} fill="currentColor" aria-hidden="true" />
              </IconButton>
            }
            footer={
              <div className={css.add}>
                <AddToCartButton product={product} freshness={freshness} wide moves />
              </div>
            }
          >
            {product.variantName && <p className={css.variant}>{product.variantName}</p>}
          </ProductTile>
        </li>
      ))}
    </ProductGrid>
  )
}
