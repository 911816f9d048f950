import type { AdminOrderRow } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { lineTitle } from '@superium/shared/orders'
import { Chip, Picture, StatusChip } from '@superium/shared/ui'
import type { Column } from '../data-table/data-table'
import { cashIn } from './cash-in'
import { customerColumn, dateColumn, numberColumn, totalColumn } from './order-columns'
import css from './order-columns.module.css'
import { orderListTexts as texts } from './order-list-texts'
import { ordersTexts } from './texts'

interface Selection {
  isSelected(order: AdminOrderRow): boolean
  toggle(order: AdminOrderRow): void
}

/** The columns of the orders list; the first one has the checkboxes. */
export const orderListColumns = ({ isSelected, toggle }: Selection): readonly Column<AdminOrderRow>[] => [
  {
    label: texts.select,
    quiet: true,
    cell: (order) => (
      <label className={css.select}>
        <input
          type="checkbox"
          aria-label={texts.selectOrder(order.orderNumber)}
          checked={isSelected(order)}
          onChange={() => toggle(order)}
        />
      </label>
    ),
  },
  {
    ...numberColumn,
    cell: (order) => (
      <span className={css.order}>
        {numberColumn.cell(order)}
        <span className={css.fine}>{dateColumn.cell(order)}</span>
      </span>
    ),
  },
  customerColumn,
  { label: texts.items, cell: (order) => <Items order={order} /> },
  { ...totalColumn, sort: { ascending: 'total-low', descending: 'total-high' } },
  {
    label: ordersTexts.status,
    cell: ({ status, payment: { state }, returns, cashToConfirm }) => (
      <span className={css.status}>
        <StatusChip status={status} />
        <Chip tone={state === 'paid' ? 'accent' : state === 'waiting' ? 'warn' : 'plain'}>
          {texts.paymentStates[state]}
        </Chip>
        {status !== 'Return requested' && returns.some((one) => one.state === 'requested') && (
          <Chip tone="warn">{texts.returnWaits}</Chip>
        )}
        {cashToConfirm.length > 0 && (
          <Chip tone="warn">{texts.cashToConfirm(formatDollars(cashIn([{ cashToConfirm }])))}</Chip>
        )}
      </span>
    ),
  },
]

/** The first order line with picture, variant and SKU, and the number of further lines. */
function Items({ order: { products } }: { order: AdminOrderRow }) {
  const [line] = products
  if (!line) return null
  const further = products.length - 1
  return (
    <span className={css.items}>
      <Picture src={line.image} alt="" sizes="40px" className={css.picture ?? ''} />
      <span className={css.item}>
        <span>
          {line.quantity} × {lineTitle(line)}
        </span>
        <span className={css.fine}>{[line.sku, further > 0 && texts.more(further)].filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  )
}
