import type { AdminOrderRow } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { Link } from '@superium/shared/router'
import { StatusChip } from '@superium/shared/ui'
import type { Column } from '../data-table/data-table'
import { Email } from '../data-table/email'
import { formatMoment } from '../dates/format-date'
import css from './order-columns.module.css'
import { ordersTexts as texts } from './texts'

export const numberColumn: Column<AdminOrderRow> = {
  label: texts.number,
  heading: true,
  cell: ({ _id, orderNumber }) => (
    <Link to={`/superium-admin/orders/${_id}`} className={css.number}>
      {orderNumber}
    </Link>
  ),
}

export const dateColumn: Column<AdminOrderRow> = {
  label: texts.date,
  cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
}

export const customerColumn: Column<AdminOrderRow> = {
  label: texts.customer,
  cell: ({ name, email }) => (
    <span className={css.customer}>
      <span>{name}</span>
      <span>
        <Email>{email}</Email>
      </span>
    </span>
  ),
}

export const totalColumn: Column<AdminOrderRow> = {
  label: texts.total,
  numeric: true,
  cell: ({ orderTotal }) => formatDollars(orderTotal),
}

/** The columns of a short table of orders. */
export const orderColumns: readonly Column<AdminOrderRow>[] = [
  numberColumn,
  dateColumn,
  customerColumn,
  {
    label: texts.items,
    numeric: true,
    cell: ({ products }) => products.reduce((count, { quantity }) => count + quantity, 0),
  },
  totalColumn,
  { label: texts.status, cell: ({ status }) => <StatusChip status={status} /> },
]
