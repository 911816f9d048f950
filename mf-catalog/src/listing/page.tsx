import { searchEvent, track } from '@superium/shared/analytics'
import { PAGE_SIZES } from '@superium/shared/constants'
import { Breadcrumbs, Page, PageTitle } from '@superium/shared/ui'
import { useEffect } from 'react'
import { InstantNavigation } from '../instant-navigation/instant-navigation'
import { LabelledSelect } from '../labelled-select/labelled-select'
import { Pager } from '../pagination/pager'
import { SaleCountdown } from '../sale/countdown'
import { catalogTexts } from '../texts'
import { ActiveFilters, isFiltered } from './active-filters'
import { BrandChips } from './brand-chips'
import { ChangeFailedNotice } from './change-failed-notice'
import { FilterSheet } from './filter-sheet'
import { Filters } from './filters'
import type { ListingData } from './listing-data'
import { listId, listingTitle } from './listing-title'
import { NoResults } from './no-results'
import css from './page.module.css'
import { PlainFilters, PlainPages } from './plain-filters'
import { Results } from './results'
import { SearchedInstead } from './searched-instead'
import { isSort, sortOptions, sorts } from './sort-options'
import { listingTexts } from './texts'
import { useListing } from './use-listing'

export { loader } from './loader'
export { handle } from './route-handle'

/** The category, search, collection and all-products page (spec §2 "Category page"). */
export function Component() {
  const { wanted, waiting, change, retry, heading, ...shown } = useListing()
  const { state, products, count, countIsExact, facets, categories, saleEndsAt, corrected, relaxed, failure } = shown
  const filters = <Filters state={wanted} facets={facets} exact={countIsExact} change={change} />
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
        <div className={css.columns}>
          <aside className={css.sidebar} aria-label={listingTexts.filters}>
            {filters}
          </aside>
          <section aria-labelledby="products" aria-busy={waiting}>
            <h2 id="products" ref={heading} tabIndex={-1} className="visually-hidden">
              {listingTexts.products}
            </h2>
            <PlainFilters state={state} facets={facets} />
            <div className={css.toolbar}>
              <FilterSheet count={count} exact={countIsExact}>
                {filters}
              </FilterSheet>
              <LabelledSelect
                label={listingTexts.show}
                value={String(wanted.size)}
                options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
                onChange={(size) => change({ size: Number(size) })}
              />
              <LabelledSelect
                label={listingTexts.sortBy}
                value={wanted.sort}
                options={sortOptions(wanted.search).map((sort) => ({ value: sort, label: sorts[sort].label }))}
                onChange={(sort) => isSort(sort) && change({ sort })}
              />
            </div>
            <ActiveFilters state={wanted} change={change} />
            <div className={css.results}>
              {failure && !waiting && <ChangeFailedNotice message={failure.message} onRetry={retry} />}
              <SearchedInstead state={state} corrected={corrected} relaxed={relaxed} />
              {products.length > 0 || waiting ? (
                <Results
                  products={products}
                  highlights={shown.highlights}
                  listId={listId(state)}
                  listName={listingTitle(state, categories)}
                  first={state.page * state.size}
                  waiting={waiting}
                />
              ) : (
                <NoResults
                  hint={state.search && !isFiltered(state) ? listingTexts.searchHint : listingTexts.emptyHint}
                  alternatives={shown.alternatives}
                />
              )}
            </div>
            {count > 0 && (
              <footer className={css.footer}>
                <output>{waiting ? listingTexts.loading : showing(state, products.length, count, countIsExact)}</output>
                <PlainPages state={state} count={count} />
                <Pager page={wanted.page} size={wanted.size} count={count} onPage={(page) => change({ page })} />
              </footer>
            )}
          </section>
        </div>
      </Page>
    </InstantNavigation>
  )
}

function showing({ page, size }: ListingData['state'], shown: number, count: number, exact: boolean): string {
  return listingTexts.entries(page * size + 1, page * size + shown, count, exact)
}
