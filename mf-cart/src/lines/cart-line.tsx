import { productPath } from '@superium/shared/orders'
import { Link } from '@superium/shared/router'
import { type CartItem, lineKey, maximumQuantity, setQuantity } from '@superium/shared/state'
import { Button, Picture, Stepper } from '@superium/shared/ui'
import { Trash2 } from 'lucide-react'
import { cartTexts } from '../texts'
import css from './cart-line.module.css'
import { itemName } from './item-name'
import { LineNote } from './line-note'
import type { LineProblem } from './line-problem'
import { lineShipsFrom } from './line-ships-from'
import { lineTotal } from './line-total'

interface CartLineProps {
  item: CartItem
  problem: LineProblem | null
  priceWas: number | undefined
  /** The sender's name, if it should be shown. */
  sender: string | undefined
  /** Called when the shopper wants to remove the line. */
  onRemove(): void
}

/** One line of the cart: picture, name, variant, prices, quantity, Remove. Its layout follows the width of the list. */
export function CartLine({ item, problem, priceWas, sender, onRemove }: CartLineProps) {
  const to = productPath(item)
  const name = itemName(item)
  const ships = lineShipsFrom(item)
  return (
    <li className={css.line}>
      <Link to={to} tabIndex={-1} aria-hidden="true" className={css.picture}>
        <Picture src={item.images[0]} tone={item.tones?.[0]} alt="" sizes="112px" />
      </Link>
      <div className={css.about}>
        <p className={css.name}>
          <Link to={to}>{item.name}</Link>
        </p>
        {item.variantName ? (
          <p className={css.option}>{item.variantName}</p>
        ) : (
          item.colour && (
            <p className={css.option}>
              {cartTexts.line.colour}: {item.colour}
            </p>
          )
        )}
        {item.sku && (
          <p className={css.option}>
            {cartTexts.line.sku} <span className={css.sku}>{item.sku}</span>
          </p>
        )}
        <p className={css.option}>{cartTexts.line.each(item.price)}</p>
        {ships && <p className={css.option}>{ships}</p>}
        {sender && <p className={css.option}>{cartTexts.line.soldBy(sender)}</p>}
      </div>
      <p className={css.total}>{lineTotal(item, problem)}</p>
      <div className={css.acts}>
        {problem ? (
          <p className={css.option}>{cartTexts.line.quantity(item.quantity)}</p>
        ) : (
          <Stepper
            value={item.quantity}
            maximum={maximumQuantity(item)}
            label={cartTexts.line.quantityOf(name)}
            onChange={(quantity) => setQuantity(lineKey(item), quantity)}
            onZero={onRemove}
          />
        )}
        <Button
          variant="quiet"
          size="small"
          className={css.remove ?? ''}
          aria-label={cartTexts.line.removeNamed(name)}
          onClick={onRemove}
        >
          <Trash2 size={16} aria-hidden="true" />
          {cartTexts.line.remove}
        </Button>
      </div>
      <div className={css.note}>
        <LineNote item={item} problem={problem} priceWas={priceWas} />
      </div>
    </li>
  )
}
