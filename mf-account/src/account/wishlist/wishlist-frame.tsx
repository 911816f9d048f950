import { ProductGrid, Skeleton } from '@superium/shared/ui'
import css from './wishlist.module.css'

const TILES = ['a', 'b', 'c', 'd']

/** Placeholder tiles of a product's size until the wishlist is known. */
export function WishlistFrame() {
  return (
    <div aria-hidden="true">
      <ProductGrid>
        {TILES.map((tile) => (
          <li key={tile} className={css.tile}>
            <Skeleton ratio="1 / 1" />
            <Skeleton width="80%" />
            <Skeleton width="35%" />
          </li>
        ))}
      </ProductGrid>
    </div>
  )
}
