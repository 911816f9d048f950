import { Button, Chip } from '@superium/shared/ui'
import { availabilityNames } from '../catalogue/availability'
import { texts } from '../texts'
import css from './active-filters.module.css'
import { ANY_PRICE, type ListingState } from './listing-state'
import { priceText } from './price-range'
import type { Change } from './use-listing'

interface ActiveFiltersProps {
  state: ListingState
  /** The category's shown name. */
  categoryName: string
  change: Change
}

/** Each filter that is on, the default price range among them, as a chip that takes it off; and Clear all. */
export function ActiveFilters({ state, categoryName, change }: ActiveFiltersProps) {
  const filters = activeFilters(state, categoryName)
  if (filters.length === 0) return null
  return (
    <div className={css.filters}>
      <ul aria-label={texts.listing.active}>
        {filters.map(({ label, without }) => (
          <li key={label}>
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

const NO_FILTERS: Partial<ListingState> = { category: '', search: '', availability: [], brand: [], ...ANY_PRICE }

/** The filters that are on: what each is called, and what takes it off. */
function activeFilters(state: ListingState, categoryName: string): { label: string; without: Partial<ListingState> }[] {
  const { category, search, min, max, availability, brand } = state
  const anyPrice = min === ANY_PRICE.min && max === ANY_PRICE.max
  return [
    ...(category ? [{ label: categoryName, without: { category: '' } }] : []),
    ...(search ? [{ label: `“${search}”`, without: { search: '' } }] : []),
    ...availability.map((status) => ({
      label: availabilityNames[status],
      without: { availability: availability.filter((one) => one !== status) },
    })),
    ...brand.map((name) => ({ label: name, without: { brand: brand.filter((one) => one !== name) } })),
    ...(anyPrice ? [] : [{ label: `${priceText(min)} – ${priceText(max)}`, without: ANY_PRICE }]),
  ]
}
