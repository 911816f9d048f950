import type { SalePlan } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { Link } from '@superium/shared/router'
import type { Column } from '../data-table/data-table'
import { saleTexts } from './texts'

const texts = saleTexts.plan

type SalePrice = SalePlan['preview'][number]

/** The columns of a sale's prices, with the reference price that the 30-day rule allows. */
export const priceColumns: readonly Column<SalePrice>[] = [
  {
    label: texts.product,
    heading: true,
    cell: ({ _id, name }) => <Link to={`/superium-admin/products/${_id}`}>{name}</Link>,
  },
  { label: texts.ordinary, numeric: true, cell: ({ price }) => formatDollars(price) },
  { label: texts.sale, numeric: true, cell: ({ salePrice }) => formatDollars(salePrice) },
  {
    label: texts.off,
    numeric: true,
    cell: ({ percent }) => (percent === undefined ? texts.price : texts.percent(percent)),
  },
  {
    label: texts.struck,
    numeric: true,
    cell: ({ struckThrough }) => (struckThrough === undefined ? texts.unstruck : formatDollars(struckThrough)),
  },
]
