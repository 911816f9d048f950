import { PAGE_SIZES } from '@superium/shared/constants'
import type { ReactNode } from 'react'
import { LabelledSelect } from '../labelled-select/labelled-select'
import { Pager } from '../pagination/pager'
import { ActiveFilters } from './active-filters'
import { ChangeFailedNotice } from './change-failed-notice'
import { FilterSheet } from './filter-sheet'
import { Filters } from './filters'
import css from './page.module.css'
import { PlainFilters, PlainPages } from './plain-filters'
import { Results } from './results'
import { SearchedInstead } from './searched-instead'
import { isSort, sortOptions, sorts } from './sort-options'
import { listingTexts } from './texts'
import type { ListingView } from './use-listing'

interface ProductListProps {
  listing: ListingView
  /** The list's stable id and its name, for analytics. */
  id: string
  name: string
  /** The heading, for screen readers. */
  title: string
  /** Whether the list is on the page of a seller's shop. */
  inShop?: boolean
  /** Shown in place of the products when there are none. */
  empty: ReactNode
}

/** Filters, sort order, products and pages of a listing. */
export function ProductList({ listing, id, name, title, inShop = false, empty }: ProductListProps) {
  const { state, wanted, waiting, products, count, countIsExact, facets, failure, change } = listing
  const filters = <Filters state={wanted} facets={facets} exact={countIsExact} change={change} />
  const first = state.page * state.size
  return (
    <div className={css.columns}>
      <aside className={css.sidebar} aria-label={listingTexts.filters}>
        {filters}
      </aside>
      <section aria-labelledby="products" aria-busy={waiting}>
        <h2 id="products" ref={listing.heading} tabIndex={-1} className="visually-hidden">
          {title}
        </h2>
        <PlainFilters state={state} facets={facets} count={count} />
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
          {failure && !waiting && <ChangeFailedNotice message={failure.message} onRetry={listing.retry} />}
          <SearchedInstead state={state} corrected={listing.corrected} relaxed={listing.relaxed} />
          {products.length > 0 || waiting ? (
            <Results
              products={products}
              highlights={listing.highlights}
              listId={id}
              listName={name}
              first={first}
              waiting={waiting}
              inShop={inShop}
            />
          ) : (
            empty
          )}
        </div>
        {count > 0 && (
          <footer className={css.footer}>
            <output>
              {waiting
                ? listingTexts.loading
                : listingTexts.entries(first + 1, first + products.length, count, countIsExact)}
            </output>
            <PlainPages state={state} facets={facets} count={count} />
            <Pager page={wanted.page} size={wanted.size} count={count} onPage={(page) => change({ page })} />
          </footer>
        )}
      </section>
    </div>
  )
}
