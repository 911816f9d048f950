import { useLoaderData } from '@superium/shared/router'
import { Page, PageTitle } from '@superium/shared/ui'
import { type ReactNode, Suspense } from 'react'
import { Banner } from '../banner/banner'
import { InstantNavigation } from '../instant-navigation/instant-navigation'
import { Preorder } from '../preorder/preorder'
import { OnSale } from '../sale/on-sale'
import { catalogTexts } from '../texts'
import { CategoryStrip } from './category-strip'
import { FeaturedCategory } from './featured-category'
import type { HomeData } from './loader'
import { Recommended } from './recommended'

export { loader } from './loader'
export { handle } from './route-handle'

/** The home page in the order of spec §2, with the pre-order box after the first products. */
export function Component() {
  const { categories, sale, coming, featured, bestSeller } = useLoaderData<HomeData>()
  return (
    <InstantNavigation products={sale?.products ?? featured}>
      <Page>
        <PageTitle title={catalogTexts.tagline} />
        <h1 className="visually-hidden">Superium. {catalogTexts.tagline}</h1>
        <CategoryStrip categories={categories} />
        <Banner />
        {sale && (
          <BelowTheFold>
            <OnSale key={sale.endsAt} endsAt={sale.endsAt} products={sale.products} />
          </BelowTheFold>
        )}
        {sale && (
          <BelowTheFold>
            <Preorder coming={coming} />
          </BelowTheFold>
        )}
        <BelowTheFold>
          <FeaturedCategory categories={categories} products={featured} />
        </BelowTheFold>
        {!sale && (
          <BelowTheFold>
            <Preorder coming={coming} />
          </BelowTheFold>
        )}
        <BelowTheFold>
          <Recommended bestSeller={bestSeller} />
        </BelowTheFold>
      </Page>
    </InstantNavigation>
  )
}

/** A section that is laid out when it comes near, and hydrates after the first view. */
const BelowTheFold = ({ children }: { children: ReactNode }) => (
  <div className="below-the-fold">
    <Suspense>{children}</Suspense>
  </div>
)
