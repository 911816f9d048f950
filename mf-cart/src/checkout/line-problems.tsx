import { productPath } from '@superium/shared/orders'
import { type CartItem, lineKey, setQuantity } from '@superium/shared/state'
import { Button, ButtonLink } from '@superium/shared/ui'
import { itemName } from '../lines/item-name'
import type { LineProblem } from '../lines/line-problem'
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
            <Remedy item={item} problem={problem} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The control that solves the line's problem. */
function Remedy({ item, problem }: ProblemLine) {
  const look = { variant: 'secondary', size: 'small' } as const
  if (problem.kind === 'no-variant') {
    return (
      <ButtonLink to={productPath({ productId: item._id })} {...look}>
        {cartTexts.line.chooseOptions}
      </ButtonLink>
    )
  }
  if (problem.kind === 'short') {
    return (
      <Button {...look} onClick={() => setQuantity(lineKey(item), problem.available)}>
        {cartTexts.line.take(problem.available)}
      </Button>
    )
  }
  return (
    <Button {...look} onClick={() => removeLine(lineKey(item))}>
      {cartTexts.line.remove}
    </Button>
  )
}

function problemText(name: string, problem: LineProblem): string {
  const { short, ...others } = cartTexts.checkout.problem
  return problem.kind === 'short' ? short(name, problem.available) : others[problem.kind](name)
}
