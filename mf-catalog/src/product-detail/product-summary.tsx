import type { Product } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import type { CartProduct } from '@superium/shared/state'
import { Chip, Price, Stars } from '@superium/shared/ui'
import type { ReactNode } from 'react'
import { BuyBox } from '../add-to-cart/buy-box'
import { availabilityNames, availabilityOf, canBeBought } from '../availability/availability'
import { NewInBadge } from '../availability/new-in-badge'
import { reviewsTexts } from '../reviews/texts'
import { catalogTexts } from '../texts'
import { WishButton } from '../wishlist/wish-button'
import css from './product-summary.module.css'
import { ShareButton } from './share-button'
import { productDetailTexts } from './texts'

interface ProductSummaryProps {
  /** The product in its selected variant. */
  product: CartProduct
  /** The product without its variant, for the wishlist. */
  wishlistProduct: Product
  /** The variant picker. */
  children: ReactNode
}

/** Name, price, stock and Add to cart; facts without data are omitted. */
export function ProductSummary({ product, wishlistProduct, children }: ProductSummaryProps) {
  return (
    <div className={css.summary}>
      <Badges product={product} />
      <div className={css.name}>
        <h1>{product.name}</h1>
        <span className={css.actions}>
          <WishButton product={wishlistProduct} />
          <ShareButton title={product.name} />
        </span>
      </div>
      <Link to="#reviews" className={css.reviews}>
        <ReviewCount product={product} />
      </Link>
      <PriceLine product={product} />
      <p className={css.description}>{product.desc}</p>
      {children}
      <BuyBox product={product} mobileSelector />
      <dl className={css.facts}>
        <Fact name={productDetailTexts.brand} value={product.brand} />
        <Fact name={productDetailTexts.condition} value={product.condition} />
        <Fact name={productDetailTexts.productCode} value={product.sku} />
        <Fact name={catalogTexts.colour} value={product.colour} />
      </dl>
    </div>
  )
}

/** The non-interactive part of the summary, from a card's data and in the same layout. */
export function SummaryPreview({ product }: { product: Product }) {
  return (
    <div className={css.summary}>
      <Badges product={product} />
      <div className={css.name}>
        <h1>{product.name}</h1>
        <span className={css.actions} />
      </div>
      <span className={css.reviews}>
        <ReviewCount product={product} />
      </span>
      <PriceLine product={product} stockKnown={!product.variantCount} />
      <p className={css.description}>{product.desc}</p>
    </div>
  )
}

function Badges({ product }: { product: Product }) {
  const availability = availabilityOf(product)
  return (
    <div className={css.badges}>
      <NewInBadge createdAt={product.createdAt} />
      {availability !== 'in-stock' && (
        <Chip tone={availability === 'sold-out' ? 'warn' : 'accent'}>{availabilityNames[availability]}</Chip>
      )}
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

/** `stockKnown` is false before a variant is selected: the product has only the sum of all variants. */
function PriceLine({ product, stockKnown = true }: { product: Product; stockKnown?: boolean }) {
  const availability = availabilityOf(product)
  return (
    <div className={css.price} aria-live="polite">
      <Price
        price={product.price}
        regularPrice={product.regularPrice}
        highestPrice={product.highestPrice}
        size="large"
      />
      {stockKnown && canBeBought(availability) && (
        <p className={css.stock}>
          <span>{productDetailTexts.items(product.stock)}</span>
          {availability === 'in-stock' && <strong>{productDetailTexts.inStock}</strong>}
        </p>
      )}
    </div>
  )
}

/** One entry of a description list; nothing without a value. */
export function Fact({ name, value }: { name: string; value: string }) {
  return value ? (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ) : null
}
