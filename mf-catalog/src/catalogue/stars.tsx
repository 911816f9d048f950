import { Star } from 'lucide-react'
import { detailTexts } from '../detail-texts'
import css from './stars.module.css'

const FIVE = [1, 2, 3, 4, 5] as const

/** Five stars, so many of them full (halves are rounded). */
export function Stars({ value, size = 16 }: { value: number; size?: number }) {
  return (
    <span className={css.stars} role="img" aria-label={detailTexts.reviews.outOf(value)}>
      {FIVE.map((star) => (
        <Star key={star} size={size} aria-hidden="true" fill={value >= star - 0.25 ? 'currentColor' : 'none'} />
      ))}
    </span>
  )
}
