import css from './search.module.css'
import { searchTexts } from './texts'
import type { Suggested } from './use-suggestions'

/** Says that the suggestions are for a corrected or shortened text; nothing for the text as typed. */
export function SuggestedInstead({ text, corrected, relaxed }: Suggested) {
  if (relaxed !== undefined) return <p className={css.note}>{searchTexts.relaxed(text, relaxed)}</p>
  if (corrected !== undefined) return <p className={css.note}>{searchTexts.corrected(corrected)}</p>
  return null
}
