import { NEW_CONDITION } from '../products/conditions'
import { parseLine } from './parse-values'
import type { RawItem } from './raw-item'

/** Google Merchant's other conditions, which have a capital letter in the shop. */
const MERCHANT = ['used', 'refurbished']

/** Converts Google Merchant's condition to the shop's: `new` becomes `New Product`; the shop's own stay as they are. */
export function parseCondition(item: RawItem): string {
  const condition = parseLine(item, 'condition', 60, 'new')
  if (condition.toLowerCase() === 'new') return NEW_CONDITION
  const known = MERCHANT.find((one) => one === condition.toLowerCase())
  return known ? known.replace(/^./, (letter) => letter.toUpperCase()) : condition
}

/** Converts a condition to Google Merchant's. */
export function formatCondition(condition: string): string {
  if (condition === NEW_CONDITION) return 'new'
  return MERCHANT.find((one) => one === condition.toLowerCase()) ?? condition
}
