import type { RefObject } from 'react'
import { LabelledSelect } from '../labelled-select/labelled-select'
import { Pager } from '../pagination/pager'
import { DeleteButton } from '../user-content/delete-button'
import { ListEmpty } from '../user-content/list-failed-and-empty'
import { ReviewItem } from './review-item'
import css from './reviews.module.css'
import { REVIEWS_PER_PAGE, type ReviewPage, type ReviewQuery, SORTS } from './reviews-api'
import { reviewsTexts } from './texts'

interface ReviewListProps {
  page: ReviewPage
  query: ReviewQuery
  /** Whether another page is loading. */
  busy: boolean
  /** The line that says which reviews are shown; it gets the focus after a change of page. */
  status: RefObject<HTMLParagraphElement | null>
  onQuery(query: ReviewQuery): void
  onPage(page: number): void
  /** Deletes a review by its id; undefined if the visitor may not. */
  remove: ((id: string) => Promise<string>) | undefined
  onRemoved(): void
}

/** One page of reviews with its sort order and pager. */
export function ReviewList(props: ReviewListProps) {
  const { page, query, busy, status, onQuery, onPage, remove, onRemoved } = props
  const { data, count } = page
  const before = query.page * REVIEWS_PER_PAGE
  return (
    <div className={css.list} aria-busy={busy}>
      <div className={css.tools}>
        <p ref={status} tabIndex={-1} role="status">
          {count > 0 && reviewsTexts.showing(before + 1, before + data.length, count)}
        </p>
        <LabelledSelect
          label={reviewsTexts.sort}
          value={query.sort}
          options={SORTS.map((sort) => ({ value: sort, label: reviewsTexts.sorts[sort] }))}
          onChange={(sort) => onQuery({ ...query, page: 0, sort: SORTS.find((one) => one === sort) ?? 'newest' })}
        />
      </div>
      {count === 0 && query.stars !== undefined && (
        <ListEmpty title={reviewsTexts.noneOf(reviewsTexts.stars(query.stars))} />
      )}
      <ul>
        {data.map((review) => (
          <li key={review._id}>
            <ReviewItem review={review}>
              {remove && (
                <DeleteButton
                  title={reviewsTexts.deleteTitle}
                  text={reviewsTexts.deleteText}
                  remove={() => remove(review._id)}
                  onDone={onRemoved}
                />
              )}
            </ReviewItem>
          </li>
        ))}
      </ul>
      {count > REVIEWS_PER_PAGE && <Pager page={query.page} size={REVIEWS_PER_PAGE} count={count} onPage={onPage} />}
    </div>
  )
}
