import { formatDollars } from '@superium/shared/money'
import { productPath } from '@superium/shared/orders'
import { Link } from '@superium/shared/router'
import { type CartItem, lineKey } from '@superium/shared/state'
import { IconButton, Picture } from '@superium/shared/ui'
import { X } from 'lucide-react'
import { itemName } from '../../lines/item-name'
import type { LineProblem } from '../../lines/line-problem'
import { lineShipsFrom } from '../../lines/line-ships-from'
import { problemWords } from '../../lines/problem-words'
import { removeLine } from '../../lines/remove-line'
import { cartTexts } from '../../texts'
import css from './mini-line.module.css'

interface MiniLineProps {
  item: CartItem
  problem: LineProblem | null
  close(): void
}

/** A line of the mini cart. Remove needs no confirmation; the toast offers Undo. */
export function MiniLine({ item, problem, close }: MiniLineProps) {
  const ships = lineShipsFrom(item)
  return (
    <li className={css.line}>
      <Picture src={item.images[0]} tone={item.tones?.[0]} alt="" sizes="64px" className={css.picture ?? ''} />
      <div className={css.about}>
        <Link to={productPath(item)} onClick={close} className={css.name}>
          {item.name}
        </Link>
        {item.variantName && <p className={css.quantity}>{item.variantName}</p>}
        {item.sku && (
          <p className={css.quantity}>
            {cartTexts.line.sku} {item.sku}
          </p>
        )}
        <p className={css.quantity}>{cartTexts.line.quantity(item.quantity)}</p>
        {ships && <p className={css.quantity}>{ships}</p>}
        {problem && <p className={css.problem}>{problemWords(problem, item.quantity)}</p>}
        <p className={css.price}>{item.quantity > 1 ? cartTexts.line.each(item.price) : formatDollars(item.price)}</p>
      </div>
      <IconButton label={cartTexts.line.removeNamed(itemName(item))} onClick={() => removeLine(lineKey(item))}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
