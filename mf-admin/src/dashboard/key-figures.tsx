import type { AdminSummary } from '@superium/shared/api'
import { formatDollars, toCents, toDollars } from '@superium/shared/money'
import { Link } from '@superium/shared/router'
import { Skeleton } from '@superium/shared/ui'
import { adminTexts } from '../texts'
import css from './key-figures.module.css'

const texts = adminTexts.dashboard

/** The dashboard's four numbers; null while they load. */
export function KeyFigures({ summary }: { summary: AdminSummary | null }) {
  const revenue = summary?.revenue ?? []
  const cents = revenue.reduce((sum, { total }) => sum + toCents(total), 0)
  const orders = revenue.reduce((sum, day) => sum + day.orders, 0)
  const figures = [
    {
      label: texts.pending,
      value: summary?.pendingOrders,
      note: texts.pendingNote,
      to: '/superium-admin/orders?status=Pending',
    },
    { label: texts.today, value: summary?.ordersToday, note: texts.todayNote },
    { label: texts.revenue, value: summary && formatDollars(toDollars(cents)), note: texts.revenueNote(orders) },
    { label: texts.lowStock, value: summary?.lowStock, note: texts.lowStockNote },
  ]
  return (
    <dl className={css.figures} aria-label={texts.numbers}>
      {figures.map(({ label, value, note, to }) => (
        <div key={label} className={css.figure}>
          <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
          <dd className={css.value}>{value ?? <Skeleton width="4ch" height="1em" />}</dd>
          <dd className={css.note}>{summary ? note : '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  )
}
