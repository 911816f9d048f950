import { Button, Chip, late } from '@superium/shared/ui'
import { availabilityNames } from '../availability/availability'
import css from './active-filters.module.css'
import { audienceNames, tagName } from './audience-and-tag'
import { DEFAULT_PRICE, isPriceChosen, type ListingState, valueFilters } from './listing-state'
import { priceRangeLabel } from './price-label'
import { listingTexts } from './texts'
import type { Change } from './use-listing'

interface ActiveFiltersProps {
  state: ListingState
  change: Change
}

/** A removable chip for each active filter, and Clear all; the default price range has no chip. */
export function ActiveFilters({ state, change }: ActiveFiltersProps) {
  const filters = activeFilters(state)
  if (filters.length === 0) return null
  return (
    <div className={css.filters}>
      <ul aria-label={listingTexts.active}>
        {filters.map(({ key, label, without }) => (
          <li key={key}>
            <Chip label={label} onRemove={() => change(without)}>
              {label}
            </Chip>
          </li>
        ))}
      </ul>
      <Button {...late('clear')} variant="quiet" size="small" onClick={() => change(NO_FILTERS)}>
        {listingTexts.clearAll}
      </Button>
    </div>
  )
}

// Clear all keeps category and search, because they define the listing itself.
const NO_FILTERS: Partial<ListingState> = {
  ...{ audience: null, tag: '', availability: [], colour: [], variantSize: [], brand: [], rating: 0 },
  ...DEFAULT_PRICE,
}

interface ActiveFilter {
  key: string
  label: string
  /** The change that removes the filter. */
  without: Partial<ListingState>
}

/** Whether any filter other than category and search is active. */
export const isFiltered = (state: ListingState): boolean => activeFilters(state).length > 0

function activeFilters(state: ListingState): ActiveFilter[] {
  const { min, max, availability, rating, audience, tag } = state
  return [
    ...(audience ? [{ key: 'audience', label: audienceNames[audience], without: { audience: null } }] : []),
    ...(tag ? [{ key: 'tag', label: tagName(tag), without: { tag: '' } }] : []),
    ...availability.map((status) => ({
      key: `availability ${status}`,
      label: availabilityNames[status],
      without: { availability: availability.filter((one) => one !== status) },
    })),
    ...valueFilters.flatMap((name) =>
      state[name].map((value) => ({
        key: `${name} ${value}`,
        label: name === 'variantSize' ? listingTexts.inSize(value) : value,
        without: { [name]: state[name].filter((one) => one !== value) },
      })),
    ),
    ...(rating > 0 ? [{ key: 'rating', label: listingTexts.starsAndUp(rating), without: { rating: 0 } }] : []),
    ...(isPriceChosen({ min, max })
      ? [{ key: 'price', label: priceRangeLabel(min, max), without: DEFAULT_PRICE }]
      : []),
  ]
}
