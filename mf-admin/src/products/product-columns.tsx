import type { AdminProduct, Category } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { Link } from '@superium/shared/router'
import { Chip, Picture } from '@superium/shared/ui'
import type { Column } from '../data-table/data-table'
import { adminTexts } from '../texts'
import { Owner } from './owner'
import css from './product-columns.module.css'

const texts = adminTexts.products
/** The highest stock that counts as low, as on the dashboard. */
const LOW_STOCK = 5

/** The columns of the products table; `categories` give the keywords' names. */
export function productColumns(categories: readonly Category[]): readonly Column<AdminProduct>[] {
  const names = new Map(categories.map(({ keyword, name }) => [keyword, name]))
  return [
    {
      label: texts.picture,
      quiet: true,
      cell: ({ images }) => <Picture src={images[0]} alt="" sizes="40px" className={css.picture ?? ''} />,
    },
    {
      label: texts.name,
      heading: true,
      cell: ({ _id, name }) => <Link to={`/superium-admin/products/${_id}`}>{name}</Link>,
    },
    { label: texts.sku, cell: ({ sku }) => <span className={css.sku}>{sku}</span> },
    { label: texts.category, cell: ({ category }) => names.get(category) ?? category },
    { label: texts.seller, cell: (product) => <Owner product={product} /> },
    { label: texts.price, numeric: true, cell: ({ price }) => formatDollars(price) },
    {
      label: texts.stock,
      numeric: true,
      cell: ({ stock }) => <span className={stock <= LOW_STOCK ? css.low : undefined}>{stock}</span>,
    },
    {
      label: texts.status,
      cell: ({ availability, active, onSale }) => (
        <span className={css.chips}>
          <Chip tone={availability === 'in-stock' ? 'plain' : 'warn'}>
            {availability === 'sold-out' ? texts.soldOut : texts.statuses[availability]}
          </Chip>
          {onSale && <Chip tone="accent">{texts.onSale}</Chip>}
          {!active && <Chip tone="sale">{texts.hidden}</Chip>}
        </span>
      ),
    },
  ]
}
