import type { ReviewSummary } from '@superium/shared/api'
import { Button, late, Stars } from '@superium/shared/ui'
import { Star } from 'lucide-react'
import css from './reviews.module.css'
import { reviewsTexts } from './texts'

interface RatingDistributionProps {
  summary: ReviewSummary
  /** The stars that the list is filtered by. */
  selected: number | undefined
  onSelect(stars: number | undefined): void
}

/** The average rating and a bar per number of stars; each bar toggles a filter of the list. */
export function RatingDistribution({
  summary: { rating, reviewCount, distribution },
  selected,
  onSelect,
}: RatingDistributionProps) {
  if (rating === undefined) return null
  return (
    <div className={css.summary}>
      <p className={css.average}>
        <strong>{rating.toFixed(1)}</strong>
        <span>
          <Stars value={rating} label={reviewsTexts.outOf(rating)} size={18} />
          <span>{reviewsTexts.count(reviewCount)}</span>
        </span>
      </p>
      <ul className={css.bars} aria-label={reviewsTexts.byStars}>
        {distribution.map(({ stars, count }) => (
          <li key={stars}>
            <button
              {...late(`stars:${stars}`)}
              type="button"
              className={css.bar}
              aria-pressed={stars === selected}
              disabled={count === 0}
              onClick={() => onSelect(stars === selected ? undefined : stars)}
            >
              <span className="visually-hidden">{reviewsTexts.only(stars, count)}</span>
              <span className={css.barStars} aria-hidden="true">
                {stars} <Star size={12} fill="currentColor" />
              </span>
              <span className={css.rail}>
                <span className={css.fill} style={{ width: `${(count / reviewCount) * 100}%` }} />
              </span>
              <span className={css.barCount} aria-hidden="true">
                {count}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {selected !== undefined && (
        <Button variant="quiet" size="small" onClick={() => onSelect(undefined)}>
          {reviewsTexts.all}
        </Button>
      )}
    </div>
  )
}
