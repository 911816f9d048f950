import { PAGE_SIZES, PRICE_MAX_DOLLARS, PRICE_MIN_DOLLARS } from '@superium/shared/constants'
import { useLocation } from '@superium/shared/router'
import type { ReactNode } from 'react'
import { availabilityNames } from '../availability/availability'
import { lastPage } from '../pagination/page-buttons'
import { paginationTexts } from '../pagination/texts'
import { valueOptions } from './filters'
import type { ListingData } from './listing-data'
import { availabilities, listingSearch, type ValueFilter } from './listing-state'
import { bySize } from './size-order'
import { sortOptions, sorts } from './sort-options'
import { listingTexts } from './texts'

export type PlainListing = Pick<ListingData, 'state' | 'facets' | 'count'>
type Css = Readonly<Record<string, string>>

/** The filters and sort order as a plain form. */
export function PlainForm({ state, facets, css }: PlainListing & { css: Css }) {
  const { pathname } = useLocation()
  const { category, search, collection, audience, tag } = state
  const spelling = state.asTyped && 'typed'
  return (
    <details className={css.filters}>
      <summary>{listingTexts.filters}</summary>
      <form action={pathname} className={css.form} aria-label={listingTexts.filters}>
        {Object.entries({ category, search, spelling, collection, audience, tag }).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Checks
          name="availability"
          options={availabilities.map((value) => ({ value, label: availabilityNames[value] }))}
          chosen={state.availability}
        />
        <Checks name="colour" options={valueOptions(facets, state, 'colour')} chosen={state.colour} />
        <Checks
          name="variantSize"
          options={bySize(valueOptions(facets, state, 'variantSize'))}
          chosen={state.variantSize}
        />
        <Checks name="brand" options={valueOptions(facets, state, 'brand')} chosen={state.brand} />
        <Amount name="min" label={listingTexts.cheapest} value={state.min} />
        <Amount name="max" label={listingTexts.dearest} value={state.max} />
        <Choice name="rating" label={listingTexts.rating} value={state.rating} options={ratings} />
        <Choice
          name="sort"
          label={listingTexts.sortBy}
          value={state.sort}
          options={sortOptions(search).map((sort) => [sort, sorts[sort].label])}
        />
        <Choice
          name="size"
          label={listingTexts.show}
          value={state.size}
          options={PAGE_SIZES.map((size) => [size, size])}
        />
        <button type="submit">{listingTexts.showProducts}</button>
      </form>
    </details>
  )
}

/** Links to the previous and next page. */
export function PlainLinks({ state, count, css }: PlainListing & { css: Css }) {
  const { pathname } = useLocation()
  const to = (page: number) => `${pathname}${listingSearch({ ...state, page })}`
  return (
    <nav aria-label={paginationTexts.pages} className={css.pages}>
      {state.page > 0 && <a href={to(state.page - 1)}>{paginationTexts.previous}</a>}
      {state.page < lastPage(count, state.size) && <a href={to(state.page + 1)}>{paginationTexts.next}</a>}
    </nav>
  )
}

const ratings: Options = [
  [0, listingTexts.anyRating],
  ...[4, 3, 2, 1].map((stars) => [stars, listingTexts.starsAndUp(stars)] as const),
]

type Options = readonly (readonly [value: string | number, label: ReactNode])[]

interface ChecksProps {
  name: 'availability' | ValueFilter
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
}

function Checks({ name, options, chosen }: ChecksProps) {
  if (options.length === 0) return null
  return (
    <fieldset>
      <legend>{listingTexts[name]}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} /> {label}
        </label>
      ))}
    </fieldset>
  )
}

function Amount({ name, label, value }: { name: string; label: string; value: number }) {
  return (
    <label>
      {label}
      <input
        type="number"
        name={name}
        min={PRICE_MIN_DOLLARS}
        max={PRICE_MAX_DOLLARS}
        step="any"
        defaultValue={value}
      />
    </label>
  )
}

interface ChoiceProps {
  name: string
  label: string
  value: string | number
  options: Options
}

function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
