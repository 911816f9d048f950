import type { ReviewSummary } from '@superium/shared/api'
import { Button, Stars } from '@superium/shared/ui'
import { Star } from 'lucide-react'
import { detailTexts } from '../detail-texts'
import css from './reviews.module.css'

const texts = detailTexts.reviews

interface RatingDistributionProps {
  summary: ReviewSummary
  /** The stars that the list is narrowed to. */
  only: number | undefined
  onOnly(stars: number | undefined): void
}

/** The average, and how many gave how many stars; a row shows only its reviews, a second press all again. */
export function RatingDistribution({
  summary: { rating, reviewCount, distribution },
  only,
  onOnly,
}: RatingDistributionProps) {
  if (rating === undefined) return null
  return (
    <div className={css.summary}>
      <p className={css.average}>
        <strong>{rating.toFixed(1)}</strong>
        <span>
          <Stars value={rating} label={texts.outOf(rating)} size={18} />
          <span>{texts.count(reviewCount)}</span>
        </span>
      </p>
      <ul className={css.bars} aria-label={texts.byStars}>
        {distribution.map(({ stars, count }) => (
          <li key={stars}>
            <button
              type="button"
              className={css.bar}
              aria-label={texts.only(stars, count)}
              aria-pressed={stars === only}
              disabled={count === 0}
              onClick={() => onOnly(stars === only ? undefined : stars)}
            >
              <span className={css.barStars}>
                {stars} <Star size={12} fill="currentColor" aria-hidden="true" />
              </span>
              <span className={css.rail}>
                <span className={css.fill} style={{ width: `${(count / reviewCount) * 100}%` }} />
              </span>
              <span className={css.barCount}>{count}</span>
            </button>
          </li>
        ))}
      </ul>
      {only !== undefined && (
        <Button variant="quiet" size="small" onClick={() => onOnly(undefined)}>
          {texts.all}
        </Button>
      )}
    </div>
  )
}
