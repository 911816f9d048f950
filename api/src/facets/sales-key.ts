/** From this number of units sold, keys no longer distinguish products. */
export const MOST_SOLD = 2 ** 19 - 1

/** The sort key of best-selling products, highest first; ids break ties. */
export interface SalesKey {
  sold: number
  featured: boolean
  /** Seconds since 1970, below 2^32. */
  created: number
}

const CREATED = 2 ** 32

/** Packs the sort key of best-selling products into one number of 52 bits. */
export const toSalesKey = ({ sold, featured, created }: SalesKey): number =>
  (Math.min(sold, MOST_SOLD) * 2 + (featured ? 1 : 0)) * CREATED + created

export function fromSalesKey(key: number): SalesKey {
  const rest = Math.floor(key / CREATED)
  return { sold: Math.floor(rest / 2), featured: rest % 2 === 1, created: key % CREATED }
}

/** The range of all keys, both ends included. */
export const SALES_KEYS = { from: 0, to: 2 ** 52 - 1 }
