import type { Product } from '@superium/shared/api'
import { Breadcrumbs, Page } from '@superium/shared/ui'
import { memo } from 'react'
import { GalleryPreview } from '../gallery/gallery-preview'
import { catalogTexts } from '../texts'
import css from './page.module.css'
import { PICTURE_SIZES } from './picture-sizes'
import { SummaryPreview } from './product-summary'

/** The top of a product page, built from a card's data and shown while the page loads, in the same layout. */
export function ProductPreview({ product, withPicture }: { product: Product; withPicture: boolean }) {
  return (
    <Page>
      {breadcrumbs}
      <div className={css.product}>
        <GalleryPreview product={product} sizes={PICTURE_SIZES} withPicture={withPicture} />
        <MemoSummary product={product} />
      </div>
    </Page>
  )
}

function BuyPreview({ product }: { product: Product }) {
  return (
    <div className={css.buy}>
      <SummaryPreview product={product} />
    </div>
  )
}

// Constant and memoized, so that loading the picture re-renders neither.
const breadcrumbs = <Breadcrumbs items={[{ label: catalogTexts.home, to: '/' }]} />
const MemoSummary = memo(BuyPreview)
