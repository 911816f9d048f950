import { useLoaderData } from '@superium/shared/router'
import { Breadcrumbs, ButtonLink, Notice, Page, PageTitle } from '@superium/shared/ui'
import { InstantNavigation } from '../instant-navigation/instant-navigation'
import { isFiltered } from '../listing/active-filters'
import { ProductList } from '../listing/product-list'
import { listingTexts } from '../listing/texts'
import { useListing } from '../listing/use-listing'
import { catalogTexts } from '../texts'
import type { ShopData } from './loader'
import css from './page.module.css'
import { ShopHeader } from './shop-header'
import { sellerShopTexts } from './texts'

export { loader } from './loader'
export { handle } from './route-handle'

/** `/shop/{slug}`: a seller's shop with its products, filtered, sorted and paged like any listing. */
export function Component() {
  const { shop } = useLoaderData<ShopData>()
  const listing = useListing()
  const { products, count, state } = listing
  return (
    <InstantNavigation products={products}>
      <Page>
        <PageTitle title={shop.name} />
        <Breadcrumbs items={[{ label: catalogTexts.home, to: '/' }, { label: shop.name }]} />
        <ShopHeader shop={shop} />
        <div className={css.products}>
          {count === 0 && !isFiltered(state) ? (
            <Notice
              title={sellerShopTexts.empty}
              actions={<ButtonLink to="/products">{sellerShopTexts.returnToShop}</ButtonLink>}
            >
              <p>{sellerShopTexts.emptyHint}</p>
            </Notice>
          ) : (
            <ProductList
              listing={listing}
              id={`shop-${shop.slug}`}
              name={shop.name}
              title={sellerShopTexts.list}
              inShop
              empty={
                <Notice title={sellerShopTexts.noMatch}>
                  <p>{listingTexts.emptyHint}</p>
                </Notice>
              }
            />
          )}
        </div>
      </Page>
    </InstantNavigation>
  )
}
