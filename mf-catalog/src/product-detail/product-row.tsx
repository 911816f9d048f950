import type { Product } from '@superium/shared/api'
import { useId } from 'react'
import { useItemListEvents } from '../item-list/use-item-list-events'
import { ProductCard } from '../product-card/product-card'
import css from './other-products.module.css'

interface ProductRowProps {
  /** The list's id for analytics. */
  id: string
  title: string
  products: readonly Product[]
}

/** A titled row of cards; nothing without products. On a phone it scrolls. */
export function ProductRow({ id, title, products }: ProductRowProps) {
  const heading = useId()
  const events = useItemListEvents(id, title, products)
  if (products.length === 0) return null
  return (
    <aside aria-labelledby={heading} className={css.part} style={{ ['--cards' as string]: products.length }}>
      <h2 id={heading}>{title}</h2>
      <ul {...events} className={css.row}>
        {products.map((product) => (
          <li key={product._id}>
            <ProductCard product={product} compact sizes="(min-width: 1440px) 256px, (min-width: 1024px) 17vw, 42vw" />
          </li>
        ))}
      </ul>
    </aside>
  )
}
