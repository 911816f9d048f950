import type { Product } from '@superium/shared/api'
import { useId } from 'react'
import { SideCard } from '../card/side-card'
import css from './side-block.module.css'

/** A titled list of products beside the page; nothing when it would be empty. */
export function SideBlock({ title, products }: { title: string; products: readonly Product[] }) {
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
            <SideCard product={product} />
          </li>
        ))}
      </ul>
    </aside>
  )
}
