import type { Order } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { Link } from '@superium/shared/router'
import { lineKey } from '@superium/shared/state'
import { Picture } from '@superium/shared/ui'
import css from './order-lines.module.css'
import { productPath } from './product-path'

type OrderLine = Order['products'][number]

interface OrderLinesProps {
  lines: readonly OrderLine[]
  /** The list's accessible name. */
  label: string
  /** Where a line's name leads; the product's page in the shop by default. */
  pathOf?(line: OrderLine): string
}

/** The lines of an order: picture, name, variant, SKU, quantity and price as they were ordered. */
export function OrderLines({ lines, label, pathOf = productPath }: OrderLinesProps) {
  return (
    <ul className={css.lines} aria-label={label}>
      {lines.map((line) => (
        <li key={lineKey({ _id: line.productId, ...(line.variant && { variant: line.variant }) })} className={css.line}>
          <Picture src={line.image} alt="" sizes="72px" className={css.picture ?? ''} />
          <div className={css.about}>
            <Link to={pathOf(line)} className={css.name}>
              {line.name}
            </Link>
            {line.variantName && <p className={css.variant}>{line.variantName}</p>}
            <p className={css.facts}>
              <span>
                {line.quantity} × {formatDollars(line.price)}
              </span>
              {line.sku && <span>SKU {line.sku}</span>}
            </p>
          </div>
          <p className={css.total}>{formatDollars(line.total)}</p>
        </li>
      ))}
    </ul>
  )
}
