import type { SalePlan } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { Link } from '@superium/shared/router'
import type { Column } from '../data-table/data-table'
import css from './sales.module.css'
import { saleTexts } from './texts'

const texts = saleTexts.plan

type SalePrice = SalePlan['preview'][number]

/** A product with more variants shows them when it is opened. */
const AT_ONCE = 4

/** A price of a product, and up to which its variants cost in the same way. */
export function priceRange(dollars: number, { price, variants = [] }: SalePrice): string {
  const more = Math.max(0, ...variants.map((one) => one.price - price))
  return more === 0 ? formatDollars(dollars) : texts.range(formatDollars(dollars), formatDollars(dollars + more))
}

function Variants({ variants = [] }: SalePrice) {
  if (variants.length === 0) return null
  return (
    <details className={css.variants} open={variants.length <= AT_ONCE}>
      <summary>{texts.variants(variants.length)}</summary>
      <ul>
        {variants.map(({ name, price, salePrice }) => (
          <li key={name}>{texts.variant(name, formatDollars(price), formatDollars(salePrice))}</li>
        ))}
      </ul>
    </details>
  )
}

/** The columns of a sale's prices, with the reference price that the 30-day rule allows. */
export const priceColumns: readonly Column<SalePrice>[] = [
  {
    label: texts.product,
    heading: true,
    cell: (row) => (
      <>
        <Link to={`/superium-admin/products/${row._id}`}>{row.name}</Link>
        <Variants {...row} />
      </>
    ),
  },
  { label: texts.ordinary, numeric: true, cell: (row) => priceRange(row.price, row) },
  { label: texts.sale, numeric: true, cell: (row) => priceRange(row.salePrice, row) },
  {
    label: texts.off,
    numeric: true,
    cell: ({ percent }) => (percent === undefined ? texts.price : texts.percent(percent)),
  },
  {
    label: texts.struck,
    numeric: true,
    cell: (row) => (row.struckThrough === undefined ? texts.unstruck : priceRange(row.struckThrough, row)),
  },
]
