import { Client, DatabaseError } from 'pg'
import { DEMO_PRODUCT_COUNT } from '../catalogue/demo-product-count'

/** PostgreSQL's error codes for an unknown table and an unknown column. */
const UNDEFINED = ['42P01', '42703']

/**
 * Whether the database contains the demo data for `products` products. Uses the plain driver, which loads fast, because
 * every start of the shop waits for this.
 */
export async function alreadySeeded(databaseUrl: string, products: number): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000, query_timeout: 5000 })
  try {
    await client.connect()
    const { rowCount } = await client.query(
      'select 1 from demo_seed where sales and coupons and products >= $1 and least(shoppers, questions, sellers) >= least($1, $2)',
      [products, DEMO_PRODUCT_COUNT],
    )
    return rowCount === 1
  } catch (error) {
    if (error instanceof DatabaseError && UNDEFINED.includes(error.code ?? '')) return false
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}
