import type { SellerOrder } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { Card, Picture } from '@superium/shared/ui'
import css from './order.module.css'
import { orderTexts as texts } from './texts'

/** The seller's lines of an order, with the state of their pieces. */
export function OrderLines({ order: { lines, subtotal } }: { order: SellerOrder }) {
  return (
    <Card>
      <h3 className={css.title}>{texts.lines}</h3>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line.lineNumber} className={css.line}>
            <Picture src={line.image || undefined} alt="" sizes="56px" className={css.picture ?? ''} />
            <div>
              <p>
                <strong>{line.name}</strong>
                {line.variantName && `, ${line.variantName}`}
              </p>
              <p className={css.hint}>
                {line.sku} · {line.quantity} × {formatDollars(line.price)}
              </p>
              <p className={css.hint}>{piecesOf(line).join(' · ')}</p>
            </div>
            <span>{formatDollars(line.total)}</span>
          </li>
        ))}
      </ul>
      <p className={css.sum}>
        <span>{texts.amount}</span>
        <strong>{formatDollars(subtotal)}</strong>
      </p>
    </Card>
  )
}

const piecesOf = ({ toShip, shipped, cancelled, returned }: SellerOrder['lines'][number]): string[] => [
  ...(toShip > 0 ? [texts.left(toShip)] : []),
  ...(shipped > 0 ? [texts.sent(shipped)] : []),
  ...(cancelled > 0 ? [texts.gone(cancelled)] : []),
  ...(returned > 0 ? [texts.cameBack(returned)] : []),
]
