import type { CartItem } from '@superium/shared/state'
import { TriangleAlert } from 'lucide-react'
import { cartTexts } from '../texts'
import css from './line-note.module.css'
import type { LineProblem } from './line-problem'
import { problemWords } from './problem-words'
import { Remedy } from './remedy'

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
          <span>{problemWords(problem, item.quantity)}</span>
          <Remedy item={item} problem={problem} />
        </div>
      )}
    </div>
  )
}
