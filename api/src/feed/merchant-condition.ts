import { NEW_CONDITION } from '../products/conditions'
import { parseLine } from './parse-values'
import type { RawItem } from './raw-item'

/** A condition of the shop: Merchant's `new` is its `New Product`, others begin with a capital. */
export function parseCondition(item: RawItem): string {
  const condition = parseLine(item, 'condition', 60, 'new')
  if (condition.toLowerCase() === 'new') return NEW_CONDITION
  return condition.replace(/^./, (letter) => letter.toUpperCase())
}

/** Merchant's condition. */
export const formatCondition = (condition: string): string =>
  condition === NEW_CONDITION ? 'new' : condition.toLowerCase()
