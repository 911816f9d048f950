import { Star } from 'lucide-react'
import { uiTexts } from '../texts'
import css from './rating.module.css'

/** Stars for a real average (1 to 5) with the count of reviews; only the count when nobody has reviewed yet. */
export function Rating({ value, count }: { value: number | null | undefined; count: number }) {
  return (
    <span className={css.rating}>
      {count > 0 && typeof value === 'number' && (
        <span className={css.stars} role="img" aria-label={uiTexts.rating(value)}>
          {[1, 2, 3, 4, 5].map((star) => (
            <Star key={star} size={14} aria-hidden="true" fill={value >= star - 0.25 ? 'currentColor' : 'none'} />
          ))}
        </span>
      )}
      <span>{uiTexts.reviews(count)}</span>
    </span>
  )
}
