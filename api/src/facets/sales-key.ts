/** Units sold from which on keys no longer tell products apart. */
export const MOST_SOLD = 2 ** 19 - 1

/** What best-selling products are ordered by, the highest first; then their ids. */
export interface SalesKey {
  sold: number
  featured: boolean
  /** Seconds since 1970, below 2^32. */
  created: number
}

const CREATED = 2 ** 32

/** The order of best-selling products as one number of 52 bits. */
export const toSalesKey = ({ sold, featured, created }: SalesKey): number =>
  (Math.min(sold, MOST_SOLD) * 2 + (featured ? 1 : 0)) * CREATED + created

export function fromSalesKey(key: number): SalesKey {
  const rest = Math.floor(key / CREATED)
  return { sold: Math.floor(rest / 2), featured: rest % 2 === 1, created: key % CREATED }
}

/** All keys, both ends included. */
export const SALES_KEYS = { from: 0, to: 2 ** 52 - 1 }
