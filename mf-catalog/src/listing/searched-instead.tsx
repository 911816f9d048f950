import css from './searched-instead.module.css'
import { listingTexts } from './texts'

interface SearchedInsteadProps {
  typed: string
  corrected: string | undefined
  relaxed: string | undefined
}

/** Says that the results are for a corrected or shortened search; nothing for the search as typed. */
export function SearchedInstead({ typed, corrected, relaxed }: SearchedInsteadProps) {
  if (relaxed !== undefined) return <p className={css.note}>{listingTexts.relaxed(typed, relaxed)}</p>
  if (corrected !== undefined) return <p className={css.note}>{listingTexts.corrected(typed, corrected)}</p>
  return null
}
