import { $cart, type CartItem } from '@superium/shared/state'
import { lineProblem } from './line-problem'

/** The cart's lines with the pieces that its total counts, as far as this browser knows; for analytics. */
export const countedLines = (): CartItem[] =>
  $cart.get().flatMap((item) => {
    const problem = lineProblem(item, false, null)
    if (!problem) return [item]
    return problem.kind === 'short' ? [{ ...item, quantity: problem.available }] : []
  })
