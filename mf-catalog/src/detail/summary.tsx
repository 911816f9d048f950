import type { Product } from '@superium/shared/api'
import { Chip, Price, Rating } from '@superium/shared/ui'
import { availabilityNames, availabilityOf } from '../catalogue/availability'
import { NewIn } from '../catalogue/new-in'
import { BuyBox } from '../purchase/buy-box'
import { texts } from '../texts'
import { WishButton } from '../wishlist/wish-button'
import { ShareButton } from './share-button'
import css from './summary.module.css'

/** What a buyer decides by: name, price, stock, and the way into the cart. Only what the data holds is shown. */
export function Summary({ product }: { product: Product }) {
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
          <WishButton product={product} />
          <ShareButton title={product.name} />
        </span>
      </div>
      <Rating value={product.rating} count={product.reviewCount} />
      <Price price={product.price} regularPrice={product.regularPrice} size="large" />
      <p className={css.description}>{product.desc}</p>
      <dl className={css.facts}>
        <Fact name={texts.detail.brand} value={product.brand} />
        <Fact name={texts.detail.condition} value={product.condition} />
        <Fact name={texts.detail.productCode} value={product.sku} />
        <Fact name={texts.product.colour} value={product.colour} />
      </dl>
      {availability === 'in-stock' && (
        <p className={css.stock}>
          <span>{texts.detail.items(product.stock)}</span> <strong>{texts.detail.inStock}</strong>
        </p>
      )}
      <BuyBox product={product} mobileSelector />
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
