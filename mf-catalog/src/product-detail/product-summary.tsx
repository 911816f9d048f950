import type { Product, Variant } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import type { CartProduct } from '@superium/shared/state'
import { Price, Stars } from '@superium/shared/ui'
import { BuyBox } from '../add-to-cart/buy-box'
import { availabilityOf, canBeBought } from '../availability/availability'
import { StockLine } from '../availability/stock-line'
import { reviewsTexts } from '../reviews/texts'
import { SoldBy } from '../sold-by/sold-by'
import { missingAxis, type VariantAxis, type VariantChoice } from '../variants/variant-options'
import css from './product-summary.module.css'

interface ProductSummaryProps {
  /** The product in its chosen variant. */
  product: CartProduct
  variants: readonly Variant[]
  choice: VariantChoice
  onChoose(axis: VariantAxis, value: string): void
}

/** Name, rating, price, stock, variants and Add to cart. */
export function ProductSummary({ product, variants, choice, onChoose }: ProductSummaryProps) {
  return (
    <>
      <div className={css.head}>
        <h1>{product.name}</h1>
        <Link to="#reviews" className={css.reviews}>
          <ReviewCount product={product} />
        </Link>
        <PriceLine product={product} counted={missingAxis(variants, choice) === undefined} />
        <SoldBy product={product} />
      </div>
      <BuyBox product={product} variants={variants} choice={choice} onChoose={onChoose} bar />
    </>
  )
}

/** The first, non-interactive part of the summary, from a card's data and in the same layout. */
export function SummaryPreview({ product }: { product: Product }) {
  return (
    <div className={css.head}>
      <h1>{product.name}</h1>
      <span className={css.reviews}>
        <ReviewCount product={product} />
      </span>
      <PriceLine product={product} counted={!product.variantCount} />
      <SoldBy product={product} plain />
    </div>
  )
}

function ReviewCount({ product: { rating, reviewCount } }: { product: Product }) {
  return (
    <>
      {rating !== undefined && reviewCount > 0 && <Stars value={rating} label={reviewsTexts.outOf(rating)} size={16} />}
      <span>{reviewsTexts.read(reviewCount)}</span>
    </>
  )
}

/** On phones, the bar with Add to cart shows the price of an available product. */
function PriceLine({ product, counted }: { product: Product; counted: boolean }) {
  const { price, regularPrice, highestPrice } = product
  const inBar = canBeBought(availabilityOf(product))
  return (
    <div className={css.price} aria-live="polite">
      <span className={inBar ? css.notOnPhone : undefined}>
        <Price price={price} regularPrice={regularPrice} highestPrice={highestPrice} size="large" />
      </span>
      <StockLine product={product} counted={counted} />
    </div>
  )
}
