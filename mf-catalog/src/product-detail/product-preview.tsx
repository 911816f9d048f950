import type { Product } from '@superium/shared/api'
import { Breadcrumbs, Page } from '@superium/shared/ui'
import { memo } from 'react'
import { GalleryPreview } from '../gallery/gallery-preview'
import { texts } from '../texts'
import css from './page.module.css'
import { PICTURE_SIZES } from './picture-sizes'
import { SummaryPreview } from './product-summary'

/** What stands there between a click on a card and the page: its beginning, in the same places. */
export function ProductPreview({ product, pictured }: { product: Product; pictured: boolean }) {
  return (
    <Page>
      {crumbs}
      <div className={css.columns}>
        <div className={css.main}>
          <div className={css.product}>
            <GalleryPreview product={product} sizes={PICTURE_SIZES} pictured={pictured} />
            <KeptSummary product={product} />
          </div>
        </div>
      </div>
    </Page>
  )
}

// Neither is rendered anew when the picture comes.
const crumbs = <Breadcrumbs items={[{ label: texts.home, to: '/' }]} />
const KeptSummary = memo(SummaryPreview)
