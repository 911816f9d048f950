import { type CartItem, lineKey } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { itemName } from '../lines/item-name'
import type { LineProblem } from '../lines/line-problem'
import { lineCents } from '../lines/line-total'
import { Remedy } from '../lines/remedy'
import { removeLine } from '../lines/remove-line'
import { cartTexts } from '../texts'
import css from './line-problems.module.css'

/** A line that cannot be ordered as it stands. */
export interface ProblemLine {
  item: CartItem
  problem: LineProblem
}

/** The problems that block the order, each with a control to solve it. */
export function LineProblems({ lines }: { lines: readonly ProblemLine[] }) {
  if (lines.length === 0) return null
  return (
    <div role="alert" className={css.problems}>
      <p className={css.title}>{cartTexts.checkout.problem.title}</p>
      <ul className={css.list}>
        {lines.map(({ item, problem }) => (
          <li key={lineKey(item)} className={css.line}>
            <span>{problemText(itemName(item), problem)}</span>
            <span className={css.ways}>
              <Remedy item={item} problem={problem} />
              {lineCents(item, problem) === null && (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={cartTexts.line.removeNamed(itemName(item))}
                  onClick={() => removeLine(lineKey(item))}
                >
                  {cartTexts.line.remove}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function problemText(name: string, problem: LineProblem): string {
  const { short, ...others } = cartTexts.checkout.problem
  return problem.kind === 'short' ? short(name, problem.available) : others[problem.kind](name)
}
