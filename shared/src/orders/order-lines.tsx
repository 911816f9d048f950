import type { OrderLine } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { Link } from '@superium/shared/router'
import { lineKey } from '@superium/shared/state'
import { Chip, Picture } from '@superium/shared/ui'
import type { ReactNode } from 'react'
import { productPath } from '../product-path'
import css from './order-lines.module.css'
import { shipsFrom } from './ships-from'
import { SoldBy } from './sold-by'
import { orderPartsTexts as texts } from './texts'

interface OrderLinesProps {
  lines: readonly OrderLine[]
  /** The list's accessible name. */
  label: string
  /** Where a line's name leads; the product's page in the shop by default. */
  pathOf?(line: OrderLine): string
  /** What can be done with a line, e.g. its buttons; null for nothing. */
  actionsOf?(line: OrderLine): ReactNode
}

/** Some pieces of the line are on their way while others wait. */
const partly = ({ quantity, cancelled, shipped }: OrderLine): boolean => shipped > 0 && shipped < quantity - cancelled

/**
 * The lines of an order: picture, name, variant, seller, SKU, quantity and price as they were ordered, the day that was
 * promised for a pre-order until it is sent, and how many pieces were cancelled, returned, or sent alone. A line's total is that of the pieces that were not cancelled, before its share of a
 * discount, which explains what a return pays back.
 */
export function OrderLines({ lines, label, pathOf = productPath, actionsOf }: OrderLinesProps) {
  const named = lines.some(({ seller }) => seller)
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
            {line.releaseDate && line.shipped < line.quantity - line.cancelled && (
              <p className={css.variant}>{shipsFrom(line.releaseDate)}</p>
            )}
            {named && (
              <p className={css.seller}>
                <SoldBy seller={line.seller} />
              </p>
            )}
            <p className={css.facts}>
              <span>
                {line.quantity} × {formatDollars(line.price)}
              </span>
              {line.sku && <span>{texts.sku(line.sku)}</span>}
              {line.discount !== undefined && <span>{texts.discount(formatDollars(line.discount))}</span>}
            </p>
            {(line.cancelled > 0 || line.returned > 0 || partly(line)) && (
              <p className={css.counts}>
                {partly(line) && <Chip>{texts.sent(line.shipped, line.quantity - line.cancelled)}</Chip>}
                {line.cancelled > 0 && <Chip tone="sale">{texts.cancelled(line.cancelled, line.quantity)}</Chip>}
                {line.returned > 0 && <Chip>{texts.returned(line.returned, line.quantity)}</Chip>}
              </p>
            )}
            {actionsOf && <div className={css.actions}>{actionsOf(line)}</div>}
          </div>
          <p className={css.total}>{formatDollars(line.total)}</p>
        </li>
      ))}
    </ul>
  )
}
