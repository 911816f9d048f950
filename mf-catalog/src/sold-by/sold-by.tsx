import type { Product } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import css from './sold-by.module.css'
import { soldByTexts } from './texts'

interface SoldByProps {
  product: Pick<Product, 'seller'>
  /** Text only, where a link would be one too many. */
  plain?: boolean
}

/** Whose product it is: a seller's, with a link to the shop, or the shop's own. */
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
