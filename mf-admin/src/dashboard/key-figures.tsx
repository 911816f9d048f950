import type { Dashboard } from '@superium/shared/api'
import { formatUtcDate } from '@superium/shared/date-format'
import { formatDollars } from '@superium/shared/money'
import { Link } from '@superium/shared/router'
import { Skeleton } from '@superium/shared/ui'
import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import { formatShare } from '../shares/format-share'
import { type Change, changeOf } from './change-of'
import css from './key-figures.module.css'
import { POINTS_TABLE } from './points-table'
import { dashboardTexts } from './texts'

const texts = dashboardTexts.figures

type Figures = Dashboard['figures']

interface Figure {
  label: string
  /** Null if unknown. */
  of(figures: Figures): number | null
  show(value: number): string
  note(figures: Figures): string
  /** The link to the figure's data. */
  to(period: Dashboard['period']): string
}

const whole = (value: number): string => value.toLocaleString('en-US')
const ORDERS = '/superium-admin/orders'

/** The link to the orders that the figures count. */
const ordersOf = ({ from, to }: Dashboard['period']): string =>
  `${ORDERS}?${new URLSearchParams({ status: 'not-cancelled', from, to })}`

const figures: readonly Figure[] = [
  {
    label: texts.revenue,
    of: ({ revenue }) => revenue,
    show: formatDollars,
    note: () => texts.revenueNote,
    to: ordersOf,
  },
  {
    label: texts.orders,
    of: ({ orders }) => orders,
    show: whole,
    note: () => texts.ordersNote,
    to: ordersOf,
  },
  {
    label: texts.average,
    of: ({ averageOrder }) => averageOrder,
    show: formatDollars,
    note: () => texts.averageNote,
    to: ordersOf,
  },
  {
    label: texts.conversion,
    of: ({ conversion }) => conversion,
    show: formatShare,
    note: ({ visits, conversion }) => {
      if (visits === 0) return texts.noVisits
      return conversion === null ? texts.someVisits : texts.conversionNote(visits, whole(visits))
    },
    to: () => `#${POINTS_TABLE}`,
  },
  { label: texts.units, of: ({ units }) => units, show: whole, note: () => texts.unitsNote, to: ordersOf },
  {
    label: texts.returns,
    of: ({ returns }) => returns,
    show: whole,
    note: ({ returnedUnits, returnedTotal }) => texts.returnsNote(returnedUnits, formatDollars(returnedTotal)),
    to: ({ from, to }) =>
      `${ORDERS}?${new URLSearchParams({ returns: 'accepted', acceptedFrom: from, acceptedTo: to })}`,
  },
]

/** The key figures of a period, each with its change and a link to its data; null while they load. */
export function KeyFigures({ dashboard }: { dashboard: Dashboard | null }) {
  return (
    <section aria-label={texts.label}>
      <dl className={css.figures}>
        {figures.map(({ label, of, show, note, to }) => {
          const value = dashboard && of(dashboard.figures)
          const change = dashboard && changeOf(value, of(dashboard.figuresBefore))
          return (
            <div key={label} className={css.figure}>
              <dt>{dashboard ? <Link to={to(dashboard.period)}>{label}</Link> : label}</dt>
              <dd className={css.value}>
                {dashboard ? value === null ? texts.unknown : show(value) : <Skeleton width="5ch" height="1em" />}
              </dd>
              <dd className={css.change}>{dashboard ? <ChangeNote change={change} /> : '\u00a0'}</dd>
              <dd className={css.note}>{dashboard ? note(dashboard.figures) : '\u00a0'}</dd>
            </div>
          )
        })}
      </dl>
      <p className={css.before}>
        {dashboard
          ? texts.before(formatUtcDate(dashboard.periodBefore.from), formatUtcDate(dashboard.periodBefore.to))
          : '\u00a0'}
        {dashboard?.sampled && ` ${texts.sampled}`}
      </p>
    </section>
  )
}

const icons = { up: ArrowUp, down: ArrowDown, same: Minus }

function ChangeNote({ change }: { change: Change | null }) {
  if (!change) return texts.noChange
  const { direction, percent } = change
  const Icon = icons[direction]
  return (
    <span className={css[direction]}>
      <Icon size={14} aria-hidden="true" />
      {percent === null ? texts.fromNothing : texts.change[direction](percent)}
    </span>
  )
}
