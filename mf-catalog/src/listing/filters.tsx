import { PRICE_MAX_DOLLARS } from '@superium/shared/constants'
import { Stars } from '@superium/shared/ui'
import { availabilityNames } from '../availability/availability'
import { CheckboxGroup } from './checkbox-group'
import css from './filters.module.css'
import type { Facets } from './listing-data'
import { availabilities, type ListingState, type ValueFilter } from './listing-state'
import { priceBandLabel } from './price-label'
import { PriceRange } from './price-range'
import { RadioGroup } from './radio-group'
import { bySize } from './size-order'
import { listingTexts } from './texts'
import type { Change } from './use-listing'

interface FiltersProps {
  state: ListingState
  facets: Facets
  /** Whether the counts are exact. */
  exact: boolean
  change: Change
}

/** Filters by availability, price, rating, colour, size and brand; counts cover the whole result (a ruling on spec §4). */
export function Filters({ state, facets, exact, change }: FiltersProps) {
  const valueGroup = (name: ValueFilter) => (
    <CheckboxGroup
      exact={exact}
      legend={listingTexts[name]}
      chosen={state[name]}
      options={valueOptions(facets, state, name)}
      {...(name === 'variantSize' && { inOrder: bySize })}
      onChange={(chosen) => change({ [name]: chosen })}
    />
  )
  return (
    <div className={css.filters}>
      <CheckboxGroup
        exact={exact}
        legend={listingTexts.availability}
        chosen={state.availability}
        options={availabilities.map((value) => ({
          value,
          label: availabilityNames[value],
          count: countOf(facets.availability, value),
        }))}
        onChange={(chosen) => change({ availability: availabilities.filter((one) => chosen.includes(one)) })}
      />
      <div className={css.filters}>
        <PriceRange min={state.min} max={state.max} onChange={change} />
        <RadioGroup
          exact={exact}
          legend={listingTexts.priceRanges}
          chosen={`${state.min} ${state.max}`}
          options={facets.priceRanges.map(({ min, max, count }) => {
            const name = priceBandLabel(min, max)
            return { value: `${min} ${max ?? PRICE_MAX_DOLLARS}`, label: name, name, count }
          })}
          onChange={(value) => {
            const [min = 0, max = PRICE_MAX_DOLLARS] = value.split(' ').map(Number)
            change({ min, max })
          }}
        />
      </div>
      {valueGroup('colour')}
      {valueGroup('variantSize')}
      <RadioGroup
        exact={exact}
        legend={listingTexts.rating}
        chosen={String(state.rating)}
        options={ratingOptions(facets, state.rating)}
        onChange={(value) => change({ rating: Number(value) })}
      />
      {valueGroup('brand')}
    </div>
  )
}

const countOf = (values: Facets['brand'], wanted: string): number =>
  values.find(({ value }) => value === wanted)?.count ?? 0

/** The values in the result, plus selected values that are not in it, so that each can be deselected. */
export function valueOptions<Name extends ValueFilter>(facets: Facets, state: Pick<ListingState, Name>, name: Name) {
  // An answer that a cache kept from before an upgrade lacks newer facets.
  const found = facets[name] ?? []
  const missing = state[name].filter((one) => !found.some(({ value }) => value === one))
  return [...found, ...missing.map((value) => ({ value, count: 0 }))].map((one) => ({ ...one, label: one.value }))
}

/** The minimum ratings that at least one product matches, and the selected one. */
function ratingOptions({ rating }: Facets, chosen: number) {
  return rating
    .filter(({ stars, count }) => count > 0 || stars === chosen)
    .map(({ stars, count }) => ({
      value: String(stars),
      name: listingTexts.starsAndUp(stars),
      count,
      label: (
        <span className={css.stars}>
          <Stars value={stars} />
          <span>{listingTexts.andUp}</span>
        </span>
      ),
    }))
}
