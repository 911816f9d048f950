import { track, viewItem } from '@superium/shared/analytics'
import type { ReviewSummary } from '@superium/shared/api'
import { useLoaderData } from '@superium/shared/router'
import { viewProduct } from '@superium/shared/state'
import { Breadcrumbs, Page, PageTitle } from '@superium/shared/ui'
import { useEffect, useState } from 'react'
import { categoryPath } from '../categories/category-path'
import { altTexts } from '../gallery/alt-texts'
import { Gallery } from '../gallery/gallery'
import { InstantNavigation } from '../instant-navigation/instant-navigation'
import { registerPreview } from '../instant-navigation/preview-registry'
import { catalogTexts } from '../texts'
import { useVariantChoice } from '../variants/use-variant-choice'
import { OtherProducts, ProductSections } from './below-the-fold'
import type { DetailData } from './detail-data'
import { InfoTiles } from './info-tiles'
import { MediaActions } from './media-actions'
import css from './page.module.css'
import { PICTURE_SIZES } from './picture-sizes'
import { ProductPreview } from './product-preview'
import { ProductSummary } from './product-summary'
import { useBelowTheFold } from './use-below-the-fold'

export { loader, shouldRevalidate } from './loader'
export { handle } from './route-handle'

registerPreview(ProductPreview)

/** The product detail page (spec §2). */
export function Component() {
  const loaded = useLoaderData<DetailData>()
  // The key resets all state when the product changes.
  return (
    <InstantNavigation products={loaded.related}>
      <Detail key={loaded.product._id} {...loaded} />
    </InstantNavigation>
  )
}

function Detail({ product: listed, variants, categories, related, shipping, reviews, questions }: DetailData) {
  const [summary, setSummary] = useState<ReviewSummary>()
  // After a new review, the summary of the reviews is newer than the loaded product.
  const { choice, choose, shown } = useVariantChoice(summary ? { ...listed, ...summary } : listed, variants)
  const belowTheFold = useBelowTheFold()
  useEffect(() => viewProduct(listed), [listed])
  // biome-ignore lint/correctness/useExhaustiveDependencies: one view, in the variant that was linked to
  useEffect(() => track(viewItem(shown)), [])
  const category = categories.find(({ keyword }) => keyword === listed.category)?.name ?? listed.category
  return (
    <Page>
      <PageTitle title={listed.name} />
      <Breadcrumbs
        items={[
          { label: catalogTexts.home, to: '/' },
          { label: category, to: categoryPath(listed.category) },
          { label: listed.name },
        ]}
      />
      <div className={css.product}>
        <Gallery
          key={shown.images[0]}
          product={shown}
          alts={altTexts(listed, shown.images)}
          sizes={PICTURE_SIZES}
          critical
          zoom
        >
          <MediaActions product={shown.variant ? shown : listed} />
        </Gallery>
        <div className={css.buy}>
          <div className={css.sticky}>
            <ProductSummary product={shown} variants={variants} choice={choice} onChoose={choose} />
            {belowTheFold && <InfoTiles shipping={shipping} />}
          </div>
        </div>
        {belowTheFold && (
          // These hydrate after the first view, once their code has loaded.
          <ProductSections
            product={shown}
            variants={variants}
            category={category}
            reviews={reviews}
            questions={questions}
            onSummary={setSummary}
          />
        )}
      </div>
      {belowTheFold && <OtherProducts current={listed} related={related} />}
    </Page>
  )
}
