import { Link } from '@superium/shared/router'
import { type ListingState, listingSearch } from './listing-state'
import css from './searched-instead.module.css'
import { listingTexts } from './texts'

interface SearchedInsteadProps {
  state: ListingState
  corrected: string | undefined
  relaxed: string | undefined
}

/** Says that the results are for a corrected or shortened search; nothing for the search as typed. */
export function SearchedInstead({ state, corrected, relaxed }: SearchedInsteadProps) {
  const { search } = state
  if (relaxed !== undefined) return <p className={css.note}>{listingTexts.relaxed(search, relaxed)}</p>
  if (corrected === undefined) return null
  return (
    <p className={css.note}>
      {listingTexts.corrected(corrected)}{' '}
      <Link to={{ search: listingSearch({ ...state, asTyped: true, page: 0 }) }}>{listingTexts.asTyped(search)}</Link>
    </p>
  )
}
