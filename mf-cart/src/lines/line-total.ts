import { formatDollars, toCents, toDollars } from '@superium/shared/money'
import type { CartItem } from '@superium/shared/state'
import { cartTexts } from '../texts'
import type { LineProblem } from './line-problem'

/** The price in cents of those pieces of a line that can be bought, as the quote counts them; null if none can be. */
export function lineCents({ price, quantity }: CartItem, problem: LineProblem | null): number | null {
  if (problem && problem.kind !== 'short') return null
  return toCents(price) * (problem?.available ?? quantity)
}

/** The line's total as text, or that the line is not counted. */
export function lineTotal(item: CartItem, problem: LineProblem | null): string {
  const cents = lineCents(item, problem)
  return cents === null ? cartTexts.line.notCounted : formatDollars(toDollars(cents))
}
