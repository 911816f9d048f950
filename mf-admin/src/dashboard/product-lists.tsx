import type { BestSeller, LowStockProduct } from '@superium/shared/api'
import { Deferred } from '@superium/shared/loading'
import { formatDollars } from '@superium/shared/money'
import { Link } from '@superium/shared/router'
import { Notice, Picture, Section } from '@superium/shared/ui'
import { type Column, DataTable } from '../data-table/data-table'
import { SectionError } from '../errors/section-error'
import type { LowStock } from './load-dashboard'
import css from './product-lists.module.css'
import { dashboardTexts } from './texts'

const texts = dashboardTexts.products
const PLACEHOLDERS = 5

type Listed = Pick<BestSeller, '_id' | 'name' | 'sku' | 'image'>

const product = <Row extends Listed>(): Column<Row> => ({
  label: texts.product,
  heading: true,
  cell: ({ _id, name, sku, image }) => (
    <span className={css.product}>
      <span className={css.picture}>{image && <Picture src={image} alt="" sizes="40px" />}</span>
      <span className={css.name}>
        <Link to={`/superium-admin/products/${_id}`}>{name}</Link>
        <span className={css.sku}>{sku}</span>
      </span>
    </span>
  ),
})

const bestColumns: readonly Column<BestSeller>[] = [
  product(),
  { label: texts.units, numeric: true, cell: ({ units }) => units.toLocaleString('en-US') },
  { label: texts.revenue, numeric: true, cell: ({ revenue }) => formatDollars(revenue) },
]

const lowColumns: readonly Column<LowStockProduct>[] = [
  product(),
  {
    label: texts.left,
    numeric: true,
    cell: ({ stock }) => (stock === 0 ? <span className={css.whole}>{texts.soldOut}</span> : stock),
  },
]

/** The best-selling products of the period, by units. */
export function BestSellers({ rows }: { rows: Promise<BestSeller[]> }) {
  const table = (known: BestSeller[] | null) => (
    <DataTable
      label={texts.best}
      columns={bestColumns}
      rows={known}
      placeholders={PLACEHOLDERS}
      keyOf={({ _id }) => _id}
    />
  )
  return (
    <div id="best-sellers" className={css.list}>
      <Section title={texts.best}>
        <Deferred data={rows} pending={table(null)} failed={<SectionError />}>
          {(known) => (known.length > 0 ? table(known) : <Notice title={texts.noneSold} />)}
        </Deferred>
      </Section>
    </div>
  )
}

/** Active products with little stock. */
export function LowStockList({ rows }: { rows: Promise<LowStock> }) {
  const table = (known: LowStockProduct[] | null) => (
    <DataTable
      label={texts.low}
      columns={lowColumns}
      rows={known}
      placeholders={PLACEHOLDERS}
      keyOf={({ _id }) => _id}
    />
  )
  return (
    <div className={css.list}>
      <Section
        title={texts.low}
        aside={<Link to="/superium-admin/products?stock=low&sort=fewest-left&state=active">{texts.allLow}</Link>}
      >
        <Deferred data={rows} pending={table(null)} failed={<SectionError />}>
          {({ data, count }) =>
            data.length > 0 ? (
              <>
                {table(data)}
                <p className={css.more}>{texts.lowCount(count, data.length)}</p>
              </>
            ) : (
              <Notice title={texts.noneLow} />
            )
          }
        </Deferred>
      </Section>
    </div>
  )
}
