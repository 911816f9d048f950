import { useLoaderData } from '@superium/shared/router'
import { viewProduct } from '@superium/shared/state'
import { Breadcrumbs, Page, PageTitle } from '@superium/shared/ui'
import { useEffect } from 'react'
import { categoryPath } from '../catalogue/category-path'
import { Gallery } from '../gallery/gallery'
import { texts } from '../texts'
import { InfoTiles } from './info-tiles'
import type { DetailData } from './loader'
import css from './page.module.css'
import { PICTURE_SIZES } from './picture-sizes'
import { ProductSections } from './product-sections'
import { RecentlyViewed } from './recently-viewed'
import { RelatedProducts } from './related-products'
import { Summary } from './summary'

export { loader } from './loader'
export { handle } from './meta'

/** The product detail page (spec §2). */
export function Component() {
  const { product, categories, related, shipping } = useLoaderData<DetailData>()
  useEffect(() => viewProduct(product), [product])
  const category = categories.find(({ keyword }) => keyword === product.category)?.name ?? product.category
  return (
    <Page>
      <PageTitle title={product.name} />
      <Breadcrumbs
        items={[
          { label: texts.home, to: '/' },
          { label: category, to: categoryPath(product.category) },
          { label: product.name },
        ]}
      />
      <div className={css.columns} key={product._id}>
        <div className={css.main}>
          <div className={css.product}>
            <Gallery product={product} sizes={PICTURE_SIZES} critical />
            <Summary product={product} />
          </div>
          <InfoTiles shipping={shipping} />
          <ProductSections product={product} category={category} />
        </div>
        <div className={css.side}>
          <RelatedProducts products={related} />
          <RecentlyViewed current={product} />
        </div>
      </div>
    </Page>
  )
}
