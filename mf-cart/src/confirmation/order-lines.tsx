import type { Order } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { Link } from '@superium/shared/router'
import { Picture } from '@superium/shared/ui'
import { texts } from '../texts'
import css from './order-lines.module.css'

/** The products of an order, with what was charged for each. */
export function OrderLines({ lines }: { lines: Order['products'] }) {
  return (
    <ul className={css.lines} aria-label={texts.order.lines}>
      {lines.map((line) => (
        <li key={line.productId} className={css.line}>
          <Picture src={line.image} alt="" sizes="64px" className={css.picture ?? ''} />
          <div className={css.about}>
            <Link to={`/product-detail/${line.productId}`}>{line.name}</Link>
            <p>{texts.order.quantity(line.quantity, line.price)}</p>
          </div>
          <p className={css.total}>{formatDollars(line.total)}</p>
        </li>
      ))}
    </ul>
  )
}
