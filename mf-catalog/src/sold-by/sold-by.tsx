import type { Product } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import css from './sold-by.module.css'
import { soldByTexts } from './texts'

interface SoldByProps {
  product: Pick<Product, 'seller'>
  /** Shows plain text, where a link would get in the way. */
  plain?: boolean
}

/** "Sold by": a seller, linked to their shop, or the shop itself. */
export function SoldBy({ product: { seller }, plain = false }: SoldByProps) {
  return (
    <p className={css.line}>
      {soldByTexts.soldBy}{' '}
      {seller && !plain ? (
        <Link to={`/shop/${seller.slug}`}>{seller.name}</Link>
      ) : (
        <span>{seller?.name ?? soldByTexts.shopItself}</span>
      )}
    </p>
  )
}
