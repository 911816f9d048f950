import type { Queries } from '../database/database'
import type { Dependencies } from '../dependencies'

/** What the functions of orders need. */
export type OrderParts = Pick<Dependencies, 'db' | 'priceRules' | 'payments' | 'shop'>

/** What reading orders needs; `db` may be a transaction. */
export interface OrderReading {
  db: Queries
  payments: Dependencies['payments']
  shop: Dependencies['shop']
}
