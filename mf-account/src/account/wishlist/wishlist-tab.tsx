import { $wishlist, toggleWishlist, useShared } from '@superium/shared/state'
import { ButtonLink, IconButton, Notice, ProductGrid, ProductTile, useKeptFocus } from '@superium/shared/ui'
import { Heart } from 'lucide-react'
import { useRef } from 'react'
import { accountTexts } from '../../texts'
import { AddToCartButton } from './add-to-cart-button'
import { useFreshWishlist } from './use-fresh-wishlist'
import css from './wishlist.module.css'

const texts = accountTexts.saved

/** "Save lists" (spec §2): the wishlist as a product grid, the newest entry first. */
export function WishlistTab() {
  const products = useShared($wishlist)
  const freshness = useFreshWishlist()
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(heading, products.length)
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {texts.title}
      </h2>
      {products.length === 0 ? (
        <Notice
          icon={<Heart size={28} aria-hidden="true" />}
          title={texts.empty}
          actions={<ButtonLink to="/products">{accountTexts.returnToShop}</ButtonLink>}
        />
      ) : (
        <ProductGrid label={texts.title}>
          {products.toReversed().map((product) => (
            <li key={product._id}>
              <ProductTile
                product={product}
                actions={
                  <IconButton
                    label={texts.remove(product.name)}
                    className={css.heart}
                    onClick={() => toggleWishlist(product)}
                  >
                    <Heart size={20} fill="currentColor" aria-hidden="true" />
                  </IconButton>
                }
                footer={
                  <div className={css.add}>
                    <AddToCartButton product={product} freshness={freshness} wide />
                  </div>
                }
              />
            </li>
          ))}
        </ProductGrid>
      )}
    </>
  )
}
