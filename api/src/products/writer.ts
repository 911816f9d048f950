import type { Database, Queries } from '../database/database'
import type { Dependencies } from '../dependencies'

/** What changes products: a database or a transaction, and the pictures that may be used. */
export interface Writer extends Pick<Dependencies, 'pictures'> {
  db: Queries & Pick<Database, 'transaction'>
}
