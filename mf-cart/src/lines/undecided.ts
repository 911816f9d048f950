import type { CartItem } from '@superium/shared/state'
import { itemName } from './item-name'
import type { LineProblem } from './line-problem'
import { lineCents } from './line-total'

/** The names of the lines of which no piece can be bought: the shopper has to decide what becomes of them. */
export function undecidedNames(
  items: readonly CartItem[],
  problemOf: (item: CartItem) => LineProblem | null,
): string[] {
  return items.filter((item) => lineCents(item, problemOf(item)) === null).map(itemName)
}
