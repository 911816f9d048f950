import type { ReviewSummary } from '@superium/shared/api'
import { useLoaderData } from '@superium/shared/router'
import { viewProduct, withVariant } from '@superium/shared/state'
import { Breadcrumbs, Page, PageTitle } from '@superium/shared/ui'
import { useEffect, useState } from 'react'
import { categoryPath } from '../categories/category-path'
import { Gallery } from '../gallery/gallery'
import { InstantNavigation } from '../instant-navigation/instant-navigation'
import { registerPreview } from '../instant-navigation/preview-registry'
import { catalogTexts } from '../texts'
import { VariantPicker } from '../variants/variant-picker'
import { InfoTiles } from './info-tiles'
import type { DetailData } from './loader'
import css from './page.module.css'
import { PICTURE_SIZES } from './picture-sizes'
import { ProductPreview } from './product-preview'
import { ProductSections } from './product-sections'
import { ProductSummary } from './product-summary'
import { RecentlyViewed } from './recently-viewed'
import { RelatedProducts } from './related-products'
import { useBelowTheFold } from './use-below-the-fold'
import { useSelectedVariant } from './use-selected-variant'

export { loader, shouldRevalidate } from './loader'
export { handle } from './route-handle'

registerPreview(ProductPreview)

/** The product detail page (spec §2). */
export function Component() {
  const loaded = useLoaderData<DetailData>()
  // The key resets all state for another product.
  return (
    <InstantNavigation products={loaded.related}>
      <Detail key={loaded.product._id} {...loaded} />
    </InstantNavigation>
  )
}

function Detail({ product: listed, variants, categories, related, shipping, reviews, questions }: DetailData) {
  const { variant, select } = useSelectedVariant(variants)
  const [summary, setSummary] = useState<ReviewSummary>()
  const belowTheFold = useBelowTheFold()
  useEffect(() => viewProduct(listed), [listed])
  const category = categories.find(({ keyword }) => keyword === listed.category)?.name ?? listed.category
  // After a new review, the reviews have a newer summary than the loaded product.
  const product = summary ? { ...listed, ...summary } : listed
  const shown = variant ? withVariant(product, variant) : product
  return (
    <Page>
      <PageTitle title={product.name} />
      <Breadcrumbs
        items={[
          { label: catalogTexts.home, to: '/' },
          { label: category, to: categoryPath(product.category) },
          { label: product.name },
        ]}
      />
      <div className={css.columns}>
        <div className={css.main}>
          <div className={css.product}>
            <Gallery key={shown.images[0]} product={shown} sizes={PICTURE_SIZES} critical zoom />
            <ProductSummary product={shown} wishlistProduct={listed}>
              {variant && <VariantPicker variants={variants} selected={variant} onSelect={select} />}
            </ProductSummary>
          </div>
          {belowTheFold && (
            <>
              <InfoTiles shipping={shipping} />
              <ProductSections
                product={shown}
                variants={variants}
                category={category}
                reviews={reviews}
                questions={questions}
                onSummary={setSummary}
              />
            </>
          )}
        </div>
        {belowTheFold && (
          <div className={css.side}>
            <RelatedProducts products={related} />
            <RecentlyViewed current={listed} />
          </div>
        )}
      </div>
    </Page>
  )
}
