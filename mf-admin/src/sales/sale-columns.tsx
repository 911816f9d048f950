import type { AdminSale } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { Link } from '@superium/shared/router'
import { Chip } from '@superium/shared/ui'
import type { Column } from '../data-table/data-table'
import { formatMoment } from '../dates/format-date'
import { EndSale } from './end-sale'
import css from './sales.module.css'
import { saleTexts as texts } from './texts'

/** A chip with the state of a sale. */
export function SaleState({ state }: Pick<AdminSale, 'state'>) {
  return <Chip tone={state === 'running' ? 'accent' : 'plain'}>{texts.states[state]}</Chip>
}

/** The period of a sale in the reader's time zone. */
export const periodOf = ({ startsAt, endsAt }: Pick<AdminSale, 'startsAt' | 'endsAt'>): string =>
  texts.to(formatMoment(startsAt), formatMoment(endsAt))

/** The columns of the table of sales. */
export const saleColumns: readonly Column<AdminSale>[] = [
  {
    label: texts.name,
    heading: true,
    cell: ({ _id, name }) => <Link to={`/superium-admin/sales/${_id}`}>{name}</Link>,
  },
  { label: texts.state, cell: SaleState },
  { label: texts.period, cell: periodOf },
  { label: texts.products, numeric: true, cell: ({ products }) => products.toLocaleString('en-US') },
  { label: texts.units, numeric: true, cell: ({ units }) => units.toLocaleString('en-US') },
  { label: texts.revenue, numeric: true, cell: ({ revenue }) => formatDollars(revenue) },
  {
    label: texts.action,
    cell: (sale) => (
      <span className={css.action}>
        <EndSale sale={sale} />
      </span>
    ),
  },
]
