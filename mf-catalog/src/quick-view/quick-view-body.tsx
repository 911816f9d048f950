import type { ListedProduct, Product, Variant } from '@superium/shared/api'
import { productPath, QUICK_VIEW_SPINNER_MS } from '@superium/shared/constants'
import { errorMessage, useLoaded } from '@superium/shared/loading'
import { Link } from '@superium/shared/router'
import { Button, Notice, Price, Spinner, Stars } from '@superium/shared/ui'
import { useState } from 'react'
import { BuyBox } from '../add-to-cart/buy-box'
import { NewInBadge } from '../availability/new-in-badge'
import { StockLine } from '../availability/stock-line'
import { Gallery } from '../gallery/gallery'
import { loadProduct } from '../product/load-product'
import { reviewsTexts } from '../reviews/texts'
import { SoldBy } from '../sold-by/sold-by'
import { catalogTexts } from '../texts'
import { firstChoice, missingAxis, shownProduct, variantAxes, withValue } from '../variants/variant-options'
import { WishButton } from '../wishlist/wish-button'
import css from './quick-view.module.css'
import { quickViewTexts } from './texts'

interface QuickViewBodyProps {
  /** The product from a list, without its variants; a variant that it names is chosen beforehand. */
  listed: ListedProduct
  /** Called after adding to the cart, to close the dialog, which would cover the notice. */
  onDone(): void
}

interface Loaded {
  /** The product, with the prices and stock of all variants. */
  whole: Product
  variants: readonly Variant[]
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, QUICK_VIEW_SPINNER_MS))

/** The content of the dialog; its spinner shows for 300 ms (spec §4), or longer while variants load. */
export default function QuickViewBody({ listed, onDone }: QuickViewBodyProps) {
  const { status, data, error, retry } = useLoaded<Loaded>(listed._id, async (signal) => {
    const [{ variants, ...whole }] = await Promise.all([
      listed.variantCount ? loadProduct(listed._id, signal) : { ...listed, variants: [] },
      pause(),
    ])
    return { whole, variants }
  })
  if (data) return <Content {...data} variant={listed.variant} onDone={onDone} />
  if (status === 'failed') {
    return (
      <Notice
        tone="alert"
        title={errorMessage(error)}
        actions={<Button onClick={retry}>{catalogTexts.tryAgain}</Button>}
      />
    )
  }
  return (
    <div className={css.waiting}>
      <Spinner label={quickViewTexts.loading} />
    </div>
  )
}

interface ContentProps extends Loaded, Pick<QuickViewBodyProps, 'onDone'> {
  /** The id of the variant that is chosen beforehand. */
  variant: string | undefined
}

function Content({ whole, variants, variant, onDone }: ContentProps) {
  const [choice, setChoice] = useState(() => firstChoice(variants, { id: variant ?? null }))
  const product = shownProduct(whole, variants, choice)
  return (
    <div className={css.view}>
      <Gallery key={product.images[0]} product={product} sizes="(min-width: 700px) 440px, 90vw">
        <div className={css.badge}>
          <NewInBadge createdAt={product.createdAt} />
        </div>
        <WishButton product={product.variant ? product : whole} className={css.heart} />
      </Gallery>
      <div className={css.facts}>
        <div className={css.price} aria-live="polite">
          <Price
            price={product.price}
            regularPrice={product.regularPrice}
            highestPrice={product.highestPrice}
            size="large"
          />
          <StockLine product={product} counted={missingAxis(variants, choice) === undefined} />
        </div>
        <p className={css.reviews}>
          {product.rating !== undefined && product.reviewCount > 0 && (
            <Stars value={product.rating} label={reviewsTexts.outOf(product.rating)} size={16} />
          )}
          {reviewsTexts.count(product.reviewCount)}
        </p>
        <SoldBy product={product} />
        {product.colour && !variantAxes(variants).includes('colour') && (
          <p className={css.colour}>
            {catalogTexts.colour}: <strong>{product.colour}</strong>
          </p>
        )}
        <BuyBox
          product={product}
          variants={variants}
          choice={choice}
          onChoose={(axis, value) => setChoice(withValue(variants, choice, axis, value))}
          onAdded={onDone}
        />
        <section>
          <h3 className={css.heading}>{quickViewTexts.description}</h3>
          <p className={css.description}>{product.desc}</p>
        </section>
        <Link to={productPath(product)}>{quickViewTexts.detail}</Link>
      </div>
    </div>
  )
}
