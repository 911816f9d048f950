import { NEW_CONDITION } from '../products/conditions'
import { parseLine } from './parse-values'
import type { RawItem } from './raw-item'

/** Converts Google Merchant's condition to the shop's: `new` becomes `New Product`, others get a capital letter. */
export function parseCondition(item: RawItem): string {
  const condition = parseLine(item, 'condition', 60, 'new')
  if (condition.toLowerCase() === 'new') return NEW_CONDITION
  return condition.replace(/^./, (letter) => letter.toUpperCase())
}

/** Converts a condition to Google Merchant's. */
export const formatCondition = (condition: string): string =>
  condition === NEW_CONDITION ? 'new' : condition.toLowerCase()
