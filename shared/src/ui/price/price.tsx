import { formatDollars } from '../../money/money'
import { uiTexts } from '../texts'
import css from './price.module.css'

interface PriceProps {
  /** The price charged, in dollars. */
  price: number
  /** Dollars; a higher earlier price that the price history proves, shown struck through. */
  regularPrice?: number | null | undefined
  /** Dollars; the dearest variant's price, if prices differ. The price is then shown with "From". */
  highestPrice?: number | null | undefined
  size?: 'small' | 'medium' | 'large'
}

/** The price, and the regular price struck through when there is a real discount. */
export function Price({ price, regularPrice, highestPrice, size = 'medium' }: PriceProps) {
  const discounted = typeof regularPrice === 'number' && regularPrice > price
  return (
    <span className={`${css.price} ${css[size]}`}>
      {typeof highestPrice === 'number' && highestPrice > price && <span className={css.from}>{uiTexts.from} </span>}
      <span className={discounted ? css.sale : undefined}>{formatDollars(price)}</span>
      {discounted && (
        <s className={css.regular}>
          <span className="visually-hidden">{uiTexts.regularPrice} </span>
          {formatDollars(regularPrice)}
        </s>
      )}
    </span>
  )
}

/** The discount in whole per cent, rounded down; 0 without one. */
export function discountPercent(price: number, regularPrice: number | null | undefined): number {
  return typeof regularPrice === 'number' && regularPrice > price ? Math.floor((1 - price / regularPrice) * 100) : 0
}
