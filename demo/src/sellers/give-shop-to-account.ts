import { Client } from 'pg'
import { DEMO_SELLER_UID } from '../accounts/demo-seller-uid'

/**
 * Gives the first demo shop to the demo seller's account. On a site that is older than shops, that account has another
 * id. Uses the plain driver, because every start of the shop waits for this.
 */
export async function giveShopToAccount(databaseUrl: string, uid: string): Promise<void> {
  if (uid === DEMO_SELLER_UID) return
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000, query_timeout: 5000 })
  try {
    await client.connect()
    await client.query(
      `update sellers set user_id = $1 where user_id = $2 and not exists (select from sellers where user_id = $1)`,
      [uid, DEMO_SELLER_UID],
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}
