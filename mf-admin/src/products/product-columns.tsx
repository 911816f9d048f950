import type { AdminProduct, Category } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { Link } from '@superium/shared/router'
import { Chip } from '@superium/shared/ui'
import type { Column } from '../data-table/data-table'
import { ArchiveButton } from './archive/archive-button'
import { archiveTexts } from './archive/texts'
import { SelectProduct } from './bulk/select-product'
import type { Selection } from './bulk/use-selection'
import { LOW_STOCK } from './low-stock'
import { Owner } from './owner'
import css from './product-columns.module.css'
import { productsTexts as texts } from './texts'

/** The columns that can be hidden. */
export const OPTIONAL_COLUMNS = [texts.sku, texts.category, texts.seller, texts.price, texts.stock, texts.status]

interface ColumnsFor {
  /** For the names of category keywords. */
  categories: readonly Category[]
  selection: Selection
  /** Labels of hidden columns. */
  hidden: readonly string[]
}

/** The columns of the products table. */
export const productColumns = ({ hidden, ...given }: ColumnsFor): readonly Column<AdminProduct>[] =>
  allColumns(given).filter(({ label }) => !hidden.includes(label) || !OPTIONAL_COLUMNS.some((one) => one === label))

function allColumns({ categories, selection }: Omit<ColumnsFor, 'hidden'>): readonly Column<AdminProduct>[] {
  const names = new Map(categories.map(({ keyword, name }) => [keyword, name]))
  return [
    {
      label: texts.picture,
      quiet: true,
      cell: (product) => <SelectProduct product={product} selection={selection} />,
    },
    {
      label: texts.name,
      heading: true,
      sort: { ascending: 'name' },
      cell: ({ _id, name }) => <Link to={`/superium-admin/products/${_id}`}>{name}</Link>,
    },
    { label: texts.sku, cell: ({ sku }) => <span className={css.sku}>{sku}</span> },
    { label: texts.category, cell: ({ category }) => names.get(category) ?? category },
    { label: texts.seller, cell: (product) => <Owner product={product} /> },
    {
      label: texts.price,
      numeric: true,
      sort: { ascending: 'price-low', descending: 'price-high' },
      cell: ({ price }) => formatDollars(price),
    },
    {
      label: texts.stock,
      numeric: true,
      sort: { ascending: 'fewest-left', descending: 'most-left' },
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
          {!active && <Chip tone="sale">{texts.archived}</Chip>}
        </span>
      ),
    },
    { label: archiveTexts.column, cell: (product) => <ArchiveButton product={product} /> },
  ]
}
