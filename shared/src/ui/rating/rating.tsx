import { Stars } from '../stars/stars'
import { uiTexts } from '../texts'
import css from './rating.module.css'

/** Stars for an average (1 to 5) with the count of reviews; only the count without reviews. */
export function Rating({ value, count }: { value: number | null | undefined; count: number }) {
  return (
    <span className={css.rating}>
      {count > 0 && typeof value === 'number' && <Stars value={value} label={uiTexts.rating(value)} />}
      <span>{uiTexts.reviews(count)}</span>
    </span>
  )
}
