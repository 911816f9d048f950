import type { ColumnName } from '../facets/catalogue-groups'
import { rankings } from '../products/rankings'

/** The sort orders that shelves support. Products with equal keys are sorted by their mix. */
export const shelfOrders = {
  mixed: { column: 'byMix', direction: 'up' },
  cheapest: { column: 'byPrice', direction: 'up' },
  dearest: { column: 'byPrice', direction: 'down' },
  newest: { column: 'byCreation', direction: 'down' },
  bestSelling: { column: 'bySales', direction: 'down' },
  topRated: { column: 'byRating', direction: 'down' },
} as const satisfies Record<string, { column: ColumnName; direction: 'up' | 'down' }>

export type ShelfOrder = keyof typeof shelfOrders

const names = Object.keys(shelfOrders) as ShelfOrder[]

/** The name of a ranking; null if shelves do not support it. */
export const shelfOrderOf = (ranking: unknown): ShelfOrder | null =>
  names.find((name) => rankings[name] === ranking) ?? null
