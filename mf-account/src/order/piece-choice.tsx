import type { OrderLine } from '@superium/shared/api'
import { Stepper } from '@superium/shared/ui'
import css from './change-dialog.module.css'
import { orderPageTexts } from './texts'

const texts = orderPageTexts.changes

interface PieceChoiceProps {
  line: OrderLine
  /** The maximum number of pieces. */
  most: number
  /** The number of chosen pieces; 0 if the line is not chosen. */
  quantity: number
  onChange(quantity: number): void
}

/** A line with its check box and, if it has several pieces, a field for their number. */
export function PieceChoice({ line, most, quantity, onChange }: PieceChoiceProps) {
  const name = line.variantName ? `${line.name}, ${line.variantName}` : line.name
  return (
    <div className={css.piece}>
      <label className={css.label}>
        <input type="checkbox" checked={quantity > 0} onChange={({ target }) => onChange(target.checked ? most : 0)} />
        <span>
          {name} <span className={css.quiet}>{texts.ofPieces(most)}</span>
        </span>
      </label>
      {quantity > 0 && most > 1 && (
        <Stepper value={quantity} maximum={most} onChange={onChange} label={texts.howMany(name)} quiet />
      )}
    </div>
  )
}
