import type { ReviewSummary } from '@superium/shared/api'
import { useKeptFocus } from '@superium/shared/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { detailTexts } from '../detail-texts'
import { useLoaded } from '../loading/use-loaded'
import { ListEmpty, ListFailed } from '../user-content/list-states'
import type { OwnContent } from '../user-content/use-own-content'
import { OwnReview } from './own-review'
import { RatingDistribution } from './rating-distribution'
import { ReviewList } from './review-list'
import css from './reviews.module.css'
import { deleteReview, FIRST_REVIEWS, loadReviews, type ReviewPage, type ReviewQuery } from './reviews-api'
import { WriteReview } from './write-review'

const texts = detailTexts.reviews

interface ReviewsProps {
  product: string
  /** The first page as the document had it; undefined when it could not be had. */
  first: ReviewPage | undefined
  own: OwnContent
  /** Where the focus goes when what had it is gone. */
  title: RefObject<HTMLElement | null>
  /** Told what all reviews come to whenever that is known anew. */
  onSummary(summary: ReviewSummary): void
}

/** What buyers say: stars in numbers, and the reviews page by page in the order and with the stars that one wants. */
export function Reviews({ product, first, own, title, onSummary }: ReviewsProps) {
  const [query, setQuery] = useState<ReviewQuery>(FIRST_REVIEWS)
  const key = JSON.stringify(query)
  const { state, value, again } = useLoaded(key, (signal) => loadReviews(product, query, signal), first)
  const summary = value?.summary
  useEffect(() => {
    if (summary) onSummary(summary)
  }, [summary, onSummary])
  // The button to write goes with the last purchase that was reviewed; a review goes when it is deleted.
  useKeptFocus(title, own.texts?.mayReview ? 1 : 0)
  useKeptFocus(title, (own.texts?.reviews.length ?? 0) + (value?.count ?? 0))
  const results = useRef<HTMLParagraphElement>(null)
  const renew = (): void => {
    own.renew()
    again()
  }
  const turn = (page: number): void => {
    setQuery({ ...query, page })
    results.current?.focus()
  }
  const narrow = (stars: number | undefined): void => {
    setQuery({ page: 0, sort: query.sort, ...(stars !== undefined && { stars }) })
    // The button that shows all again goes with its press.
    if (stars === undefined) results.current?.focus()
  }
  return (
    <>
      <WriteReview product={product} own={own} onDone={renew} />
      {own.texts?.reviews.map((review) => (
        <OwnReview key={review._id} product={product} review={review} onDone={renew} />
      ))}
      <div className={css.results}>
        {state === 'failed' && <ListFailed words={texts.failed} onAgain={again} />}
        {value?.summary.reviewCount === 0 && <ListEmpty words={texts.empty} hint={texts.emptyHint} />}
        {value && value.summary.reviewCount > 0 && (
          <div className={css.columns}>
            <RatingDistribution summary={value.summary} only={query.stars} onOnly={narrow} />
            <ReviewList
              page={value}
              query={query}
              busy={state === 'loading'}
              status={results}
              onQuery={setQuery}
              onTurn={turn}
              withdraw={own.admin ? (id) => deleteReview(product, id) : undefined}
              onWithdrawn={renew}
            />
          </div>
        )}
      </div>
    </>
  )
}
