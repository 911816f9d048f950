import type { PersonDetail } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { Link } from '@superium/shared/router'
import { StatusChip } from '@superium/shared/ui'
import { type Column, DataTable } from '../../data-table/data-table'
import { formatMoment } from '../../dates/format-date'
import css from './person.module.css'
import { personTexts as texts } from './texts'

type PersonOrder = PersonDetail['orders'][number]
type PersonReview = PersonDetail['reviews'][number]

const moment = ({ createdAt }: { createdAt: string }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
const keyOf = ({ _id }: { _id: string }): string => _id

const orderColumns: readonly Column<PersonOrder>[] = [
  {
    label: texts.order,
    heading: true,
    cell: ({ _id, orderNumber }) => <Link to={`/superium-admin/orders/${_id}`}>{orderNumber}</Link>,
  },
  { label: texts.date, cell: moment },
  { label: texts.total, numeric: true, cell: ({ orderTotal }) => formatDollars(orderTotal) },
  { label: texts.status, cell: ({ status }) => <StatusChip status={status} /> },
]

const reviewColumns: readonly Column<PersonReview>[] = [
  {
    label: texts.review,
    heading: true,
    cell: ({ stars, title, text }) => (
      <span className={css.review}>
        <span className={css.quiet}>{[texts.stars(stars), title].filter(Boolean).join(' · ')}</span>
        <span>{text}</span>
      </span>
    ),
  },
  {
    label: texts.product,
    cell: ({ productId, productName }) => <Link to={`/superium-admin/products/${productId}`}>{productName}</Link>,
  },
  { label: texts.date, cell: moment },
]

/** A person's newest orders, and their total number. */
export function PersonOrders({ uid, orders, orderCount }: Pick<PersonDetail, 'uid' | 'orders' | 'orderCount'>) {
  return (
    <section className={css.section}>
      <h2>{texts.orders(orderCount)}</h2>
      {orders.length === 0 ? (
        <p className={css.quiet}>{texts.noOrders}</p>
      ) : (
        <DataTable label={texts.orders(orderCount)} columns={orderColumns} rows={orders} keyOf={keyOf} />
      )}
      {orderCount > orders.length && <p className={css.quiet}>{texts.newest}</p>}
      {orders.length > 0 && (
        <Link to={`/superium-admin/orders?${new URLSearchParams({ person: uid })}`}>{texts.allOrders}</Link>
      )}
    </section>
  )
}

/** A person's newest reviews. */
export function PersonReviews({ uid, reviews }: Pick<PersonDetail, 'uid' | 'reviews'>) {
  return (
    <section className={css.section}>
      <h2>{texts.reviews}</h2>
      {reviews.length === 0 ? (
        <p className={css.quiet}>{texts.noReviews}</p>
      ) : (
        <DataTable label={texts.reviews} columns={reviewColumns} rows={reviews} keyOf={keyOf} />
      )}
      <Link to={`/superium-admin/reviews?${new URLSearchParams({ person: uid })}`}>{texts.allTexts}</Link>
    </section>
  )
}
