import type { Order, OrderStatus } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { Link } from '@superium/shared/router'
import { StatusChip } from '@superium/shared/ui'
import type { Column } from '../data-table/data-table'
import { formatMoment } from '../dates/format-date'
import { adminTexts } from '../texts'
import css from './order-columns.module.css'

const texts = adminTexts.orders

/** The columns of the orders table. */
export const orderColumns: readonly Column<Order>[] = [
  {
    label: texts.number,
    heading: true,
    cell: ({ _id, orderNumber }) => (
      <Link to={`/superium-admin/orders/${_id}`} className={css.number}>
        {orderNumber}
      </Link>
    ),
  },
  {
    label: texts.date,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
  {
    label: texts.customer,
    cell: ({ name, email }) => (
      <span className={css.customer}>
        <span>{name}</span>
        <span>{email}</span>
      </span>
    ),
  },
  {
    label: texts.items,
    numeric: true,
    cell: ({ products }) => products.reduce((count, { quantity }) => count + quantity, 0),
  },
  { label: texts.total, numeric: true, cell: ({ orderTotal }) => formatDollars(orderTotal) },
  { label: texts.status, cell: ({ status }) => <StatusChip status={status} /> },
]

/** All order statuses, in the order of an order's life. */
export const orderStatuses: readonly OrderStatus[] = [
  'Pending',
  'Confirmed',
  'Shipped',
  'Delivered',
  'Cancelled',
  'Return requested',
  'Returned',
]
