import type { ReviewSummary } from '@superium/shared/api'
import { useLoaded } from '@superium/shared/loading'
import { useKeptFocus } from '@superium/shared/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { ListEmpty, ListFailed } from '../user-content/list-failed-and-empty'
import type { OwnContent } from '../user-content/use-own-content'
import { OwnReview } from './own-review'
import { RatingDistribution } from './rating-distribution'
import { ReviewList } from './review-list'
import css from './reviews.module.css'
import { deleteReview, FIRST_REVIEWS, loadReviews, type ReviewPage, type ReviewQuery } from './reviews-api'
import { reviewsTexts } from './texts'
import { WriteReview } from './write-review'

interface ReviewsProps {
  product: string
  /** The first page from the loader; undefined when it failed. */
  first: ReviewPage | undefined
  own: OwnContent
  /** Gets the focus when the focused element disappears. */
  title: RefObject<HTMLElement | null>
  /** Called with each newly loaded summary of all reviews. */
  onSummary(summary: ReviewSummary): void
}

/** The reviews of a product: rating distribution, sortable and filterable list, and the visitor's own review. */
export function Reviews({ product, first, own, title, onSummary }: ReviewsProps) {
  const [query, setQuery] = useState<ReviewQuery>(FIRST_REVIEWS)
  const key = JSON.stringify(query)
  const { status, data, retry } = useLoaded(key, (signal) => loadReviews(product, query, signal), first)
  const summary = data?.summary
  useEffect(() => {
    if (summary) onSummary(summary)
  }, [summary, onSummary])
  // The write button disappears after the last open purchase is reviewed, and a review after its deletion.
  useKeptFocus(title, own.texts?.mayReview ? 1 : 0)
  useKeptFocus(title, (own.texts?.reviews.length ?? 0) + (data?.count ?? 0))
  const results = useRef<HTMLParagraphElement>(null)
  const reload = (): void => {
    own.reload()
    retry()
  }
  const turnTo = (page: number): void => {
    setQuery({ ...query, page })
    results.current?.focus()
  }
  const filterByStars = (stars: number | undefined): void => {
    setQuery({ page: 0, sort: query.sort, ...(stars !== undefined && { stars }) })
    // The pressed button disappears.
    if (stars === undefined) results.current?.focus()
  }
  return (
    <>
      <WriteReview product={product} own={own} onDone={reload} />
      {own.texts?.reviews.map((review) => (
        <OwnReview key={review._id} product={product} review={review} onDone={reload} />
      ))}
      <div className={css.results}>
        {status === 'failed' && <ListFailed title={reviewsTexts.failed} onRetry={retry} />}
        {data?.summary.reviewCount === 0 && <ListEmpty title={reviewsTexts.empty} />}
        {data && data.summary.reviewCount > 0 && (
          <div className={css.columns}>
            <RatingDistribution summary={data.summary} selected={query.stars} onSelect={filterByStars} />
            <ReviewList
              page={data}
              query={query}
              busy={status === 'loading'}
              status={results}
              onQuery={setQuery}
              onPage={turnTo}
              remove={own.admin ? (id) => deleteReview(product, id) : undefined}
              onRemoved={reload}
            />
          </div>
        )}
      </div>
    </>
  )
}
