import type { Product } from '@superium/shared/api'
import { ProductTile, Rating } from '@superium/shared/ui'
import { useId } from 'react'
import { useProductLinkHandlers } from '../instant-navigation/instant-navigation'
import { useItemListEvents } from '../item-list/use-item-list-events'
import { CardWishButton } from '../product-card/card-wish-button'
import css from './other-products.module.css'

interface ProductRowProps {
  /** The list's id for analytics. */
  id: string
  title: string
  products: readonly Product[]
}

/** A titled row of cards without descriptions, which scrolls on phones; nothing without products. */
export function ProductRow({ id, title, products }: ProductRowProps) {
  const heading = useId()
  const events = useItemListEvents(id, title, products)
  const linkHandlers = useProductLinkHandlers()
  if (products.length === 0) return null
  return (
    <aside aria-labelledby={heading} className={css.part} style={{ ['--cards' as string]: products.length }}>
      <h2 id={heading}>{title}</h2>
      <ul {...events} className={css.row}>
        {products.map((product) => (
          <li key={product._id}>
            <ProductTile
              product={product}
              link={linkHandlers(product)}
              sizes="(min-width: 1440px) 256px, (min-width: 1024px) 17vw, 42vw"
              actions={<CardWishButton product={product} className={css.heart} />}
            >
              <Rating value={product.rating} count={product.reviewCount} />
            </ProductTile>
          </li>
        ))}
      </ul>
    </aside>
  )
}
