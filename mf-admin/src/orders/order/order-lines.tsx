import type { Order } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { Link } from '@superium/shared/router'
import { Card, Picture, Totals } from '@superium/shared/ui'
import { adminTexts } from '../../texts'
import frame from './order.module.css'
import css from './order-lines.module.css'

const texts = adminTexts.order

/** What was ordered, at the prices of that day, and the totals that were charged. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <Card>
      <h2 className={frame.title}>{texts.lines}</h2>
      <ul className={css.lines}>
        {order.products.map((line) => (
          <li key={line.productId} className={css.line}>
            <Picture src={line.image} alt="" sizes="48px" className={css.picture ?? ''} />
            <span className={css.name}>
              <Link to={`/superium-admin/products/${line.productId}`}>{line.name}</Link>
              <span>
                {line.quantity} × {formatDollars(line.price)}
              </span>
            </span>
            <span>{formatDollars(line.total)}</span>
          </li>
        ))}
      </ul>
      <div className={css.totals}>
        <Totals amounts={order} charged />
      </div>
    </Card>
  )
}
