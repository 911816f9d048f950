import type { ProductPrices } from '@superium/shared/api'
import { Deferred } from '@superium/shared/loading'
import { formatDollars } from '@superium/shared/money'
import { Card, Skeleton } from '@superium/shared/ui'
import { type Column, DataTable } from '../../data-table/data-table'
import { formatMoment } from '../../dates/format-date'
import formCss from '../../edit-form/edit-form.module.css'
import { SectionError } from '../../errors/section-error'
import css from '../edit/edit.module.css'
import { priceTexts as texts } from './texts'

type Entry = ProductPrices['prices'][number]

const columns: readonly Column<Entry>[] = [
  { label: texts.since, heading: true, cell: ({ since }) => <time dateTime={since}>{formatMoment(since)}</time> },
  { label: texts.price, numeric: true, cell: ({ price }) => formatDollars(price) },
  { label: texts.why, cell: ({ sale }) => (sale === undefined ? texts.ordinary : texts.sale(sale)) },
]

/** A product's past prices, its sales, and the price comparison that the 30-day rule (EU 98/6/EC Art. 6a) allows. */
export function PricesCard({ prices }: { prices: Promise<ProductPrices> }) {
  return (
    <div className={css.cards}>
      <Card>
        <h2 className={formCss.title}>{texts.title}</h2>
        <Deferred data={prices} pending={<Skeleton height="8rem" />} failed={<SectionError />}>
          {(known) => <Prices {...known} />}
        </Deferred>
      </Card>
    </div>
  )
}

function Prices({ lowestOf30Days, prices, sales }: ProductPrices) {
  return (
    <>
      <p className={formCss.text}>
        {lowestOf30Days === null ? texts.tooShort : texts.rule(formatDollars(lowestOf30Days))}
      </p>
      {sales.length === 0 && <p className={formCss.text}>{texts.noSales}</p>}
      {sales.length > 0 && (
        <ul className={formCss.text} aria-label={texts.sales}>
          {sales.map(({ name, price, startsAt, endsAt }) => (
            <li key={name + startsAt}>
              {texts.sale(name)}: {formatDollars(price)}, {texts.period(formatMoment(startsAt), formatMoment(endsAt))}
            </li>
          ))}
        </ul>
      )}
      <DataTable
        label={texts.title}
        columns={columns}
        rows={prices}
        keyOf={({ since, price }) => `${since} ${price}`}
      />
    </>
  )
}
