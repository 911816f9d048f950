import { type CartItem, lineKey, setQuantity } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { TriangleAlert } from 'lucide-react'
import { texts } from '../texts'
import css from './line-note.module.css'
import type { LineTrouble } from './line-trouble'

interface LineNoteProps {
  item: CartItem
  trouble: LineTrouble | null
  /** Dollars that it cost before, when the price has changed. */
  priceWas: number | undefined
}

/** What has changed about a line, in words, with one click to take what is left. */
export function LineNote({ item, trouble, priceWas }: LineNoteProps) {
  return (
    <div className={css.notes} role="status">
      {priceWas !== undefined && priceWas !== item.price && (
        <p className={priceWas > item.price ? css.good : css.warn}>
          {priceWas > item.price
            ? texts.line.priceDown(priceWas, item.price)
            : texts.line.priceUp(priceWas, item.price)}
        </p>
      )}
      {trouble && (
        <div className={css.warn}>
          <TriangleAlert size={16} aria-hidden="true" />
          <span>{words(trouble, item.quantity)}</span>
          {trouble.kind === 'short' && (
            <Button variant="secondary" size="small" onClick={() => setQuantity(lineKey(item), trouble.available)}>
              {texts.line.take(trouble.available)}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function words(trouble: LineTrouble, quantity: number): string {
  return trouble.kind === 'short' ? texts.line.short(trouble.available, quantity) : texts.line.trouble[trouble.kind]
}
