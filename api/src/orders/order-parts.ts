import type { Queries } from '../database/database'
import type { Dependencies } from '../dependencies'

/** Dependencies of the order functions. */
export type OrderParts = Pick<Dependencies, 'db' | 'priceRules' | 'payments' | 'shop'>

/** Dependencies for reading orders; `db` may be a transaction. */
export interface OrderReading {
  db: Queries
  payments: Dependencies['payments']
}
