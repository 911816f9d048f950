import type { Product } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import type { CartProduct } from '@superium/shared/state'
import { Chip, Price } from '@superium/shared/ui'
import type { ReactNode } from 'react'
import { availabilityNames, availabilityOf, canBeBought } from '../catalogue/availability'
import { NewIn } from '../catalogue/new-in'
import { Stars } from '../catalogue/stars'
import { detailTexts } from '../detail-texts'
import { BuyBox } from '../purchase/buy-box'
import { texts } from '../texts'
import { WishButton } from '../wishlist/wish-button'
import { ShareButton } from './share-button'
import css from './summary.module.css'

interface SummaryProps {
  /** In the chosen variant where it has some. */
  product: CartProduct
  /** What the heart keeps: the product, whatever its variant. */
  wished: Product
  /** The choice of the variant. */
  children: ReactNode
}

/** What a buyer decides by: name, price, stock, and the way into the cart. Only what the data holds is shown. */
export function Summary({ product, wished, children }: SummaryProps) {
  const availability = availabilityOf(product)
  return (
    <div className={css.summary}>
      <div className={css.badges}>
        <NewIn createdAt={product.createdAt} />
        {availability !== 'in-stock' && (
          <Chip tone={availability === 'sold-out' ? 'warn' : 'accent'}>{availabilityNames[availability]}</Chip>
        )}
      </div>
      <div className={css.name}>
        <h1>{product.name}</h1>
        <span className={css.actions}>
          <WishButton product={wished} />
          <ShareButton title={product.name} />
        </span>
      </div>
      <Link to="#reviews" className={css.reviews}>
        {product.rating !== undefined && product.reviewCount > 0 && <Stars value={product.rating} />}
        <span>{detailTexts.reviews.read(product.reviewCount)}</span>
      </Link>
      <div className={css.price} aria-live="polite">
        <Price price={product.price} regularPrice={product.regularPrice} size="large" />
        {canBeBought(availability) && (
          <p className={css.stock}>
            <span>{texts.detail.items(product.stock)}</span>
            {availability === 'in-stock' && <strong>{texts.detail.inStock}</strong>}
          </p>
        )}
      </div>
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

/** One line of a description list; nothing without a value. */
export function Fact({ name, value }: { name: string; value: string }) {
  return value ? (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ) : null
}
