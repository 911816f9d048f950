import { useLoaderData } from '@superium/shared/router'
import { Notice, Page, PageTitle } from '@superium/shared/ui'
import { type ReactNode, Suspense } from 'react'
import { Banner } from '../banner/banner'
import { campaignsOf } from '../banner/campaigns'
import { InstantNavigation } from '../instant-navigation/instant-navigation'
import { Preorder } from '../preorder/preorder'
import { OnSale } from '../sale/on-sale'
import { catalogTexts } from '../texts'
import { CategoryStrip } from './category-strip'
import { FeaturedCategory } from './featured-category'
import type { HomeData } from './loader'
import { Recommended } from './recommended'
import { homeTexts } from './texts'

export { loader } from './loader'
export { handle } from './route-handle'

/** The home page in the order of spec §2, with the pre-order box after the first products. */
export function Component() {
  const { categories, sale, coming, featured, bestSeller } = useLoaderData<HomeData>()
  const stocked = categories.filter(({ count }) => count > 0)
  const campaigns = campaignsOf(stocked)
  return (
    <InstantNavigation products={sale?.products ?? featured}>
      <Page>
        <PageTitle title={catalogTexts.tagline} />
        <h1 className="visually-hidden">Superium. {catalogTexts.tagline}</h1>
        {stocked.length === 0 && (
          <Notice title={homeTexts.empty.title}>
            <p>{homeTexts.empty.text}</p>
          </Notice>
        )}
        {stocked.length > 0 && <CategoryStrip categories={stocked} />}
        {campaigns.length > 0 && <Banner campaigns={campaigns} />}
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
        {stocked.length > 0 && (
          <BelowTheFold>
            <FeaturedCategory categories={stocked} products={featured} />
          </BelowTheFold>
        )}
        {!sale && (
          <BelowTheFold>
            <Preorder coming={coming} />
          </BelowTheFold>
        )}
        {stocked.length > 0 && (
          <BelowTheFold>
            <Recommended bestSeller={bestSeller} featured={featured} />
          </BelowTheFold>
        )}
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
