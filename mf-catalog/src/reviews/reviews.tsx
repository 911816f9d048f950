import type { ReviewSummary } from '@superium/shared/api'
import { useKeptFocus } from '@superium/shared/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLoaded } from '../catalogue/use-loaded'
import { detailTexts } from '../detail-texts'
import { Pager } from '../listing/pager'
import { Select } from '../listing/select'
import { DeleteOwn } from '../opinions/delete-own'
import type { Own } from '../opinions/own-texts'
import { ListEmpty, ListFailed } from '../opinions/states'
import {
  deleteReview,
  FIRST_REVIEWS,
  loadReviews,
  REVIEWS_SHOWN,
  type ReviewPage,
  type ReviewQuery,
  SORTS,
} from './calls'
import { Distribution } from './distribution'
import { OwnReview } from './own-review'
import { ReviewItem } from './review-item'
import css from './reviews.module.css'
import { WriteReview } from './write-review'

const texts = detailTexts.reviews

interface ReviewsProps {
  product: string
  /** The first page as the document had it; undefined when it could not be had. */
  first: ReviewPage | undefined
  own: Own
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
  const { page } = query
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
            <Distribution summary={value.summary} only={query.stars} onOnly={narrow} />
            <div className={css.list} aria-busy={state === 'loading'}>
              <div className={css.tools}>
                <p ref={results} tabIndex={-1} role="status">
                  {value.count > 0 &&
                    texts.showing(page * REVIEWS_SHOWN + 1, page * REVIEWS_SHOWN + value.data.length, value.count)}
                </p>
                <Select
                  label={texts.sort}
                  value={query.sort}
                  options={SORTS.map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
                  onChange={(sort) =>
                    setQuery({ ...query, page: 0, sort: SORTS.find((one) => one === sort) ?? 'newest' })
                  }
                />
              </div>
              {value.count === 0 && query.stars !== undefined && (
                <ListEmpty words={texts.noneOf(texts.stars(query.stars))} />
              )}
              <ul>
                {value.data.map((review) => (
                  <li key={review._id}>
                    <ReviewItem review={review}>
                      {own.admin && (
                        <DeleteOwn
                          title={texts.deleteTitle}
                          text={texts.deleteText}
                          remove={() => deleteReview(product, review._id)}
                          onDone={renew}
                        />
                      )}
                    </ReviewItem>
                  </li>
                ))}
              </ul>
              {value.count > REVIEWS_SHOWN && (
                <Pager page={page} size={REVIEWS_SHOWN} count={value.count} onPage={turn} />
              )}
            </div>
          </div>
        )}
      </div>
    </>
  )
}
