import type { SellerOrder } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { shipsFrom } from '@superium/shared/orders'
import { Card, Picture } from '@superium/shared/ui'
import css from './order.module.css'
import { orderTexts as texts } from './texts'

/** The seller's lines of an order, with the state of their pieces. */
export function OrderLines({ order: { lines, subtotal, parcels } }: { order: SellerOrder }) {
  return (
    <Card>
      <h2 className={css.title}>{texts.lines}</h2>
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
              {line.releaseDate && line.toShip > 0 && <p className={css.hint}>{shipsFrom(line.releaseDate)}</p>}
              <p className={css.hint}>{piecesOf(line, parcels).join(' · ')}</p>
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

/** Where the pieces of a line are now. */
function piecesOf(
  { lineNumber, toShip, shipped, cancelled, returned }: SellerOrder['lines'][number],
  parcels: SellerOrder['parcels'],
): string[] {
  const arrived = parcels
    .filter(({ deliveredAt }) => deliveredAt)
    .flatMap(({ lines }) => lines)
    .reduce((sum, piece) => sum + (piece.lineNumber === lineNumber ? piece.quantity : 0), 0)
  const counts = [
    [toShip, texts.left],
    [shipped - arrived, texts.sent],
    [arrived - returned, texts.arrived],
    [cancelled, texts.gone],
    [returned, texts.cameBack],
  ] as const
  return counts.flatMap(([count, say]) => (count > 0 ? [say(count)] : []))
}
