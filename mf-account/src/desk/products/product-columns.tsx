import type { SellerProduct } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { Link } from '@superium/shared/router'
import { Chip, Picture } from '@superium/shared/ui'
import { productTexts } from '../product/texts'
import type { Column } from '../table/desk-table'
import css from './product-columns.module.css'
import { productListTexts as texts } from './texts'

const { statuses } = productTexts
/** The highest stock that counts as low; the overview uses the same limit. */
const LOW_STOCK = 5

/** The columns of the products table. */
export const productColumns: readonly Column<SellerProduct>[] = [
  {
    label: texts.picture,
    quiet: true,
    cell: ({ images }) => <Picture src={images[0]} alt="" sizes="40px" className={css.picture ?? ''} />,
  },
  {
    label: texts.name,
    heading: true,
    cell: ({ _id, name }) => <Link to={`/seller/products/${_id}`}>{name}</Link>,
  },
  { label: texts.sku, cell: ({ sku }) => <span className={css.sku}>{sku}</span> },
  { label: texts.price, numeric: true, cell: ({ price }) => formatDollars(price) },
  {
    label: texts.stock,
    numeric: true,
    cell: ({ stock }) => <span className={stock <= LOW_STOCK ? css.low : undefined}>{stock}</span>,
  },
  { label: texts.sold, numeric: true, cell: ({ unitsSold }) => unitsSold },
  {
    label: texts.state,
    cell: ({ availability, active, onSale, variantCount }) => (
      <span className={css.chips}>
        {active ? (
          <Chip tone={availability === 'in-stock' ? 'plain' : 'warn'}>
            {availability === 'sold-out' ? texts.stocks.none : statuses[availability]}
          </Chip>
        ) : (
          <Chip tone="sale">{texts.archived}</Chip>
        )}
        {onSale && <Chip tone="accent">{texts.onSale}</Chip>}
        {variantCount && <Chip>{texts.variants(variantCount)}</Chip>}
      </span>
    ),
  },
]
