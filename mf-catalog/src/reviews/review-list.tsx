import type { RefObject } from 'react'
import { detailTexts } from '../detail-texts'
import { LabelledSelect } from '../labelled-select/labelled-select'
import { Pager } from '../pagination/pager'
import { DeleteButton } from '../user-content/delete-button'
import { ListEmpty } from '../user-content/list-states'
import { ReviewItem } from './review-item'
import css from './reviews.module.css'
import { REVIEWS_SHOWN, type ReviewPage, type ReviewQuery, SORTS } from './reviews-api'

const texts = detailTexts.reviews

interface ReviewListProps {
  page: ReviewPage
  /** What was asked for. */
  query: ReviewQuery
  /** Whether another page is on its way. */
  busy: boolean
  /** The line that says what is shown, where the focus goes after a turn. */
  status: RefObject<HTMLParagraphElement | null>
  onQuery(query: ReviewQuery): void
  onTurn(page: number): void
  /** Takes a review away, by its id, and says so; undefined for who may not. */
  withdraw: ((id: string) => Promise<string>) | undefined
  onWithdrawn(): void
}

/** One page of reviews, the order they come in, and the way to the other pages. */
export function ReviewList(props: ReviewListProps) {
  const { page, query, busy, status, onQuery, onTurn, withdraw, onWithdrawn } = props
  const { data, count } = page
  const before = query.page * REVIEWS_SHOWN
  return (
    <div className={css.list} aria-busy={busy}>
      <div className={css.tools}>
        <p ref={status} tabIndex={-1} role="status">
          {count > 0 && texts.showing(before + 1, before + data.length, count)}
        </p>
        <LabelledSelect
          label={texts.sort}
          value={query.sort}
          options={SORTS.map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
          onChange={(sort) => onQuery({ ...query, page: 0, sort: SORTS.find((one) => one === sort) ?? 'newest' })}
        />
      </div>
      {count === 0 && query.stars !== undefined && <ListEmpty words={texts.noneOf(texts.stars(query.stars))} />}
      <ul>
        {data.map((review) => (
          <li key={review._id}>
            <ReviewItem review={review}>
              {withdraw && (
                <DeleteButton
                  title={texts.deleteTitle}
                  text={texts.deleteText}
                  remove={() => withdraw(review._id)}
                  onDone={onWithdrawn}
                />
              )}
            </ReviewItem>
          </li>
        ))}
      </ul>
      {count > REVIEWS_SHOWN && <Pager page={query.page} size={REVIEWS_SHOWN} count={count} onPage={onTurn} />}
    </div>
  )
}
