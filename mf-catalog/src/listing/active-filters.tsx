import { Button, Chip } from '@superium/shared/ui'
import { availabilityNames } from '../availability/availability'
import { texts } from '../texts'
import css from './active-filters.module.css'
import { ANY_PRICE, type ListingState } from './listing-state'
import { priceRangeLabel } from './price-label'
import type { Change } from './use-listing'

interface ActiveFiltersProps {
  state: ListingState
  change: Change
}

/** Each filter that is on, the default price range among them, as a chip that takes it off; and Clear all. */
export function ActiveFilters({ state, change }: ActiveFiltersProps) {
  const filters = activeFilters(state)
  if (filters.length === 0) return null
  return (
    <div className={css.filters}>
      <ul aria-label={texts.listing.active}>
        {filters.map(({ key, label, without }) => (
          <li key={key}>
            <Chip label={label} onRemove={() => change(without)}>
              {label}
            </Chip>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="small" onClick={() => change(NO_FILTERS)}>
        {texts.listing.clearAll}
      </Button>
    </div>
  )
}

// Category and search say where one is; they are no filters of it.
const NO_FILTERS: Partial<ListingState> = { availability: [], brand: [], rating: 0, ...ANY_PRICE }

interface ActiveFilter {
  key: string
  label: string
  /** The change that takes it off. */
  without: Partial<ListingState>
}

function activeFilters({ min, max, availability, brand, rating }: ListingState): ActiveFilter[] {
  const anyPrice = min === ANY_PRICE.min && max === ANY_PRICE.max
  return [
    ...availability.map((status) => ({
      key: `availability ${status}`,
      label: availabilityNames[status],
      without: { availability: availability.filter((one) => one !== status) },
    })),
    ...brand.map((name) => ({
      key: `brand ${name}`,
      label: name,
      without: { brand: brand.filter((one) => one !== name) },
    })),
    ...(rating > 0 ? [{ key: 'rating', label: texts.listing.starsAndUp(rating), without: { rating: 0 } }] : []),
    ...(anyPrice ? [] : [{ key: 'price', label: priceRangeLabel(min, max), without: ANY_PRICE }]),
  ]
}
