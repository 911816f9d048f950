import type { ColumnName } from '../facets/catalogue-groups'
import { rankings } from '../products/rankings'

/** The sort orders in which pages are listed from memory. Products with equal keys are sorted by their mix. */
export const memoryOrders = {
  mixed: { column: 'byMix', direction: 'up' },
  cheapest: { column: 'byPrice', direction: 'up' },
  dearest: { column: 'byPrice', direction: 'down' },
  newest: { column: 'byCreation', direction: 'down' },
  bestSelling: { column: 'bySales', direction: 'down' },
  topRated: { column: 'byRating', direction: 'down' },
} as const satisfies Record<string, { column: ColumnName; direction: 'up' | 'down' }>

export type MemoryOrder = keyof typeof memoryOrders

const names = Object.keys(memoryOrders) as MemoryOrder[]

/** The name of a ranking; null if pages are not listed from memory in its order. */
export const memoryOrderOf = (ranking: unknown): MemoryOrder | null =>
  names.find((name) => rankings[name] === ranking) ?? null
