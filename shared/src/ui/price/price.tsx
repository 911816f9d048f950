import { formatDollars } from '../../money/money'
import { uiTexts } from '../texts'
import css from './price.module.css'

interface PriceProps {
  /** Dollars: what is charged. */
  price: number
  /** Dollars: a higher price that the price history bears out; struck through. */
  regularPrice?: number | null | undefined
  /** Dollars: what the dearest variant costs, where they cost differently; the price is then one that others begin at. */
  highestPrice?: number | null | undefined
  size?: 'small' | 'medium' | 'large'
}

/** The price that is charged, and the regular one struck through when there is a real discount. */
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

/** The discount in whole per cent, rounded down so that it never promises too much; 0 when there is none. */
export function discountPercent(price: number, regularPrice: number | null | undefined): number {
  return typeof regularPrice === 'number' && regularPrice > price ? Math.floor((1 - price / regularPrice) * 100) : 0
}
