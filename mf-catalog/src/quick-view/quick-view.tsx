import type { Product } from '@superium/shared/api'
import { QUICK_VIEW_SPINNER_MS } from '@superium/shared/constants'
import { Link } from '@superium/shared/router'
import { Chip, Dialog, Price, Rating, Spinner } from '@superium/shared/ui'
import { useEffect, useState } from 'react'
import { availabilityNames, availabilityOf } from '../catalogue/availability'
import { NewIn } from '../catalogue/new-in'
import { Gallery } from '../gallery/gallery'
import { BuyBox } from '../purchase/buy-box'
import { texts } from '../texts'
import { WishButton } from '../wishlist/wish-button'
import css from './quick-view.module.css'

interface QuickViewProps {
  product: Product
  open: boolean
  onClose(): void
}

/** A product in a modal, to buy without leaving the list. A spinner turns for the first 300 ms (spec §4). */
export function QuickView({ product, open, onClose }: QuickViewProps) {
  return (
    <Dialog open={open} onClose={onClose} title={product.name} look="wide">
      <QuickViewBody product={product} />
    </Dialog>
  )
}

function QuickViewBody({ product }: { product: Product }) {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), QUICK_VIEW_SPINNER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!ready) {
    return (
      <div className={css.waiting}>
        <Spinner label={texts.quickView.loading} />
      </div>
    )
  }
  return (
    <div className={css.view}>
      <Gallery product={product} sizes="(min-width: 700px) 440px, 90vw" />
      <div className={css.facts}>
        <div className={css.badges}>
          <NewIn createdAt={product.createdAt} />
          <Chip>{availabilityNames[availabilityOf(product)]}</Chip>
        </div>
        <div className={css.price}>
          <Price price={product.price} regularPrice={product.regularPrice} size="large" />
          <WishButton product={product} />
        </div>
        <Rating value={product.rating} count={product.reviewCount} />
        {product.colour && (
          <p className={css.colour}>
            {texts.product.colour}: <strong>{product.colour}</strong>
          </p>
        )}
        <BuyBox product={product} />
        <section>
          <h3 className={css.heading}>{texts.quickView.description}</h3>
          <p className={css.description}>{product.desc}</p>
        </section>
        <Link to={`/product-detail/${product._id}`}>{texts.quickView.detail}</Link>
      </div>
    </div>
  )
}
