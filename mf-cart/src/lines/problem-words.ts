import { cartTexts } from '../texts'
import type { LineProblem } from './line-problem'

/** A line's problem in words, where the product's name stands beside it. */
export function problemWords(problem: LineProblem, quantity: number): string {
  return problem.kind === 'short'
    ? cartTexts.line.short(problem.available, quantity)
    : cartTexts.line.problem[problem.kind]
}
