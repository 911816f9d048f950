import { searchEvent, track } from '@superium/shared/analytics'
import { Breadcrumbs, Page, PageTitle } from '@superium/shared/ui'
import { useEffect } from 'react'
import { InstantNavigation } from '../instant-navigation/instant-navigation'
import { SaleCountdown } from '../sale/countdown'
import { catalogTexts } from '../texts'
import { isFiltered } from './active-filters'
import { BrandChips } from './brand-chips'
import type { ListingState } from './listing-state'
import { listId, listingTitle } from './listing-title'
import { NoResults } from './no-results'
import css from './page.module.css'
import { ProductList } from './product-list'
import { listingTexts } from './texts'
import { useListing } from './use-listing'

export { loader } from './loader'
export { handle } from './route-handle'

/** The category, search, collection and all-products page (spec §2 "Category page"). */
export function Component() {
  const listing = useListing()
  const { state, wanted, products, count, countIsExact, facets, categories, saleEndsAt, change } = listing
  const title = listingTitle(wanted, categories)
  useEffect(() => {
    if (state.search) track(searchEvent(state.search))
  }, [state.search])
  return (
    <InstantNavigation products={products}>
      <Page>
        <PageTitle title={title} />
        <Breadcrumbs items={[{ label: catalogTexts.home, to: '/' }, { label: title }]} />
        <header className={css.header}>
          <h1>{title}</h1>
          {count > 0 && <p className={css.subtitle}>{listingTexts.found(count, countIsExact)}</p>}
          {saleEndsAt && <SaleCountdown endsAt={saleEndsAt} />}
        </header>
        <BrandChips facets={facets} chosen={wanted.brand} onChange={(brand) => change({ brand })} />
        <ProductList
          listing={listing}
          id={listId(state)}
          name={listingTitle(state, categories)}
          title={listingTexts.products}
          empty={<NoResults hint={emptyHint(state)} alternatives={listing.alternatives} />}
        />
      </Page>
    </InstantNavigation>
  )
}

function emptyHint(state: ListingState): string {
  if (isFiltered(state)) return listingTexts.emptyHint
  return state.search ? listingTexts.searchHint : listingTexts.nothingYetHint
}
