import { productPath } from '@superium/shared/orders'
import { Link } from '@superium/shared/router'
import { type CartItem, lineKey, maximumQuantity, setQuantity } from '@superium/shared/state'
import { IconButton, Picture, Stepper } from '@superium/shared/ui'
import { Trash2 } from 'lucide-react'
import { itemName } from '../lines/item-name'
import { LineNote } from '../lines/line-note'
import type { LineProblem } from '../lines/line-problem'
import { lineShipsFrom } from '../lines/line-ships-from'
import { lineTotal } from '../lines/line-total'
import { cartTexts } from '../texts'
import css from './summary-line.module.css'

interface SummaryLineProps {
  item: CartItem
  problem: LineProblem | null
  priceWas: number | undefined
  /** The sender's name, if it should be shown. */
  sender: string | undefined
  onRemove(): void
}

/** One line of the summary, compact and never truncated. */
export function SummaryLine({ item, problem, priceWas, sender, onRemove }: SummaryLineProps) {
  const name = itemName(item)
  const ships = lineShipsFrom(item)
  return (
    <li className={css.line}>
      <Picture src={item.images[0]} tone={item.tones?.[0]} alt="" sizes="64px" className={css.picture ?? ''} />
      <div className={css.about}>
        <Link to={productPath(item)} className={css.name}>
          {item.name}
        </Link>
        {item.variantName && <p>{item.variantName}</p>}
        {item.sku && (
          <p className={css.fact}>
            {cartTexts.line.sku} {item.sku}
          </p>
        )}
        {sender && <p className={css.fact}>{cartTexts.line.soldBy(sender)}</p>}
        {ships && <p className={css.fact}>{ships}</p>}
        {item.quantity > 1 && <p className={css.fact}>{cartTexts.line.each(item.price)}</p>}
      </div>
      <p className={css.total}>{lineTotal(item, problem)}</p>
      <div className={css.acts}>
        {problem ? (
          <p className={css.fact}>{cartTexts.line.quantity(item.quantity)}</p>
        ) : (
          <Stepper
            value={item.quantity}
            maximum={maximumQuantity(item)}
            label={cartTexts.line.quantityOf(name)}
            onChange={(quantity) => setQuantity(lineKey(item), quantity)}
            onZero={onRemove}
          />
        )}
        <IconButton label={cartTexts.line.removeNamed(name)} onClick={onRemove} className={css.remove ?? ''}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <div className={css.note}>
        <LineNote item={item} problem={problem} priceWas={priceWas} />
      </div>
    </li>
  )
}
