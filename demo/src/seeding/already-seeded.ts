import { Client, DatabaseError } from 'pg'
import { DEMO_PRODUCTS } from '../catalogue/catalogue-size'

/** PostgreSQL's codes for a table and a column that are not there. */
const UNDEFINED = ['42P01', '42703']

/**
 * Whether the database holds the demo data for `products` products already, asked with the bare driver:
 * it is the one thing that every start of the shop waits for.
 */
export async function alreadySeeded(databaseUrl: string, products: number): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000, query_timeout: 5000 })
  try {
    await client.connect()
    const { rowCount } = await client.query(
      'select 1 from demo_seed where sales and products >= $1 and least(shoppers, questions) >= least($1, $2)',
      [products, DEMO_PRODUCTS],
    )
    return rowCount === 1
  } catch (error) {
    if (error instanceof DatabaseError && UNDEFINED.includes(error.code ?? '')) return false
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}
