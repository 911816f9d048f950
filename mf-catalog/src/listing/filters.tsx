import { availabilityNames } from '../catalogue/availability'
import { texts } from '../texts'
import { FacetGroup } from './facet-group'
import css from './filters.module.css'
import { availabilities, type ListingState } from './listing-state'
import type { Facets } from './loader'
import { PriceRange } from './price-range'
import type { Change } from './use-listing'

interface FiltersProps {
  state: ListingState
  facets: Facets
  change: Change
}

/** Availability, price and brand; the server filters and counts (a ruling on spec §4). */
export function Filters({ state, facets, change }: FiltersProps) {
  return (
    <div className={css.filters}>
      <FacetGroup
        legend={texts.listing.availability}
        chosen={state.availability}
        options={availabilities.map((value) => ({
          value,
          label: availabilityNames[value],
          count: countOf(facets.availability, value),
        }))}
        onChange={(chosen) => change({ availability: availabilities.filter((one) => chosen.includes(one)) })}
      />
      <PriceRange min={state.min} max={state.max} onChange={change} />
      <FacetGroup
        legend={texts.listing.brand}
        chosen={state.brand}
        options={brandOptions(facets, state.brand)}
        onChange={(brand) => change({ brand })}
      />
    </div>
  )
}

const countOf = (values: Facets['brand'], wanted: string): number =>
  values.find(({ value }) => value === wanted)?.count ?? 0

/** The brands of the result, and the chosen ones that are no longer in it: what is chosen can be taken back. */
export function brandOptions({ brand }: Facets, chosen: readonly string[]) {
  const missing = chosen.filter((one) => !brand.some(({ value }) => value === one))
  return [...brand, ...missing.map((value) => ({ value, count: 0 }))].map((one) => ({ ...one, label: one.value }))
}
