import css from './piece-list.module.css'
import { type LinePieces, lineTitle } from './pieces-to-send'
import { orderPartsTexts as texts } from './texts'

/** Pieces of an order's lines, by name. */
export function PieceList({ pieces }: { pieces: readonly LinePieces[] }) {
  return (
    <ul className={css.pieces}>
      {pieces.map(({ line, quantity }) => (
        <li key={line.lineNumber}>{texts.piece(quantity, lineTitle(line))}</li>
      ))}
    </ul>
  )
}
