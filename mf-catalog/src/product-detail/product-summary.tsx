import type { Product } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import type { CartProduct } from '@superium/shared/state'
import { Chip, Price, Stars } from '@superium/shared/ui'
import type { ReactNode } from 'react'
import { BuyBox } from '../add-to-cart/buy-box'
import { availabilityNames, availabilityOf, canBeBought } from '../availability/availability'
import { NewInBadge } from '../availability/new-in-badge'
import { detailTexts } from '../detail-texts'
import { texts } from '../texts'
import { WishButton } from '../wishlist/wish-button'
import css from './product-summary.module.css'
import { ShareButton } from './share-button'

interface ProductSummaryProps {
  /** In the chosen variant where it has some. */
  product: CartProduct
  /** What the heart keeps: the product, whatever its variant. */
  wished: Product
  /** The choice of the variant. */
  children: ReactNode
}

/** What a buyer decides by: name, price, stock, and the way into the cart. Only what the data holds is shown. */
export function ProductSummary({ product, wished, children }: ProductSummaryProps) {
  return (
    <div className={css.summary}>
      <Badges product={product} />
      <div className={css.name}>
        <h1>{product.name}</h1>
        <span className={css.actions}>
          <WishButton product={wished} />
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
        <Fact name={texts.detail.brand} value={product.brand} />
        <Fact name={texts.detail.condition} value={product.condition} />
        <Fact name={texts.detail.productCode} value={product.sku} />
        <Fact name={texts.product.colour} value={product.colour} />
      </dl>
    </div>
  )
}

/** Its beginning, made of what a card knows, in the same places: nothing of it can be used yet. */
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
      <PriceLine product={product} stocked={!product.variantCount} />
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
      {rating !== undefined && reviewCount > 0 && (
        <Stars value={rating} label={detailTexts.reviews.outOf(rating)} size={16} />
      )}
      <span>{detailTexts.reviews.read(reviewCount)}</span>
    </>
  )
}

/** `stocked`: the stock is known; before a variant is chosen only the sum of all would be. */
function PriceLine({ product, stocked = true }: { product: Product; stocked?: boolean }) {
  const availability = availabilityOf(product)
  return (
    <div className={css.price} aria-live="polite">
      <Price
        price={product.price}
        regularPrice={product.regularPrice}
        highestPrice={product.highestPrice}
        size="large"
      />
      {stocked && canBeBought(availability) && (
        <p className={css.stock}>
          <span>{texts.detail.items(product.stock)}</span>
          {availability === 'in-stock' && <strong>{texts.detail.inStock}</strong>}
        </p>
      )}
    </div>
  )
}

/** One line of a description list; nothing without a value. */
export function Fact({ name, value }: { name: string; value: string }) {
  return value ? (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ) : null
}
