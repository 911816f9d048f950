import type { Product } from '@superium/shared/api'
import { useId } from 'react'
import { SidebarCard } from '../product-card/sidebar-card'
import css from './sidebar-products.module.css'

/** A titled list of products beside the page; nothing without products. */
export function SidebarProducts({ title, products }: { title: string; products: readonly Product[] }) {
  const heading = useId()
  if (products.length === 0) return null
  return (
    <aside aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        {title}
      </h2>
      <ul className={css.list}>
        {products.map((product) => (
          <li key={product._id}>
            <SidebarCard product={product} />
          </li>
        ))}
      </ul>
    </aside>
  )
}
