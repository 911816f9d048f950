import { productPath } from '@superium/shared/orders'
import { type CartItem, lineKey, setQuantity } from '@superium/shared/state'
import { Button, ButtonLink } from '@superium/shared/ui'
import { TriangleAlert } from 'lucide-react'
import { cartTexts } from '../texts'
import css from './line-note.module.css'
import type { LineProblem } from './line-problem'

interface LineNoteProps {
  item: CartItem
  problem: LineProblem | null
  /** The previous price in dollars, when it has changed. */
  priceWas: number | undefined
}

/** The changes and problems of a line, with a control to solve them. */
export function LineNote({ item, problem, priceWas }: LineNoteProps) {
  return (
    <div className={css.notes} role="status">
      {priceWas !== undefined && priceWas !== item.price && (
        <p className={priceWas > item.price ? css.good : css.warn}>
          {priceWas > item.price
            ? cartTexts.line.priceDown(priceWas, item.price)
            : cartTexts.line.priceUp(priceWas, item.price)}
        </p>
      )}
      {problem && (
        <div className={css.warn}>
          <TriangleAlert size={16} aria-hidden="true" />
          <span>{words(problem, item.quantity)}</span>
          {problem.kind === 'short' && (
            <Button variant="secondary" size="small" onClick={() => setQuantity(lineKey(item), problem.available)}>
              {cartTexts.line.take(problem.available)}
            </Button>
          )}
          {problem.kind === 'no-variant' && (
            <ButtonLink to={productPath({ productId: item._id })} variant="secondary" size="small">
              {cartTexts.line.chooseOptions}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}

function words(problem: LineProblem, quantity: number): string {
  return problem.kind === 'short'
    ? cartTexts.line.short(problem.available, quantity)
    : cartTexts.line.problem[problem.kind]
}
