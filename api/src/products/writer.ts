import type { Database, Queries } from '../database/database'
import type { Dependencies } from '../dependencies'

/** Dependencies for changing products: a database or transaction, and the available pictures. */
export interface Writer extends Pick<Dependencies, 'pictures'> {
  db: Queries & Pick<Database, 'transaction'>
}
