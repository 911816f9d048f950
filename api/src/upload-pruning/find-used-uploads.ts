import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { orderLines } from '../orders/table'
import { products } from '../products/table'
import { sellers } from '../sellers/table'
import { users } from '../users/table'
import { productVariants } from '../variants/table'

/** Those of the keys of uploads that a person, a shop, a product or an order shows. */
export async function findUsedUploads(db: Queries, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const asked = sql`any(${sql.param([...keys])}::text[])`
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from (
      select ${users.picture} as key from ${users}
      union all select unnest(array[${sellers.profilePicture}, ${sellers.logo}, ${sellers.coverPhoto}]) from ${sellers}
      union all select unnest(${products.images}) from ${products}
      union all select unnest(${productVariants.images}) from ${productVariants}
      union all select ${orderLines.image} from ${orderLines}
    ) shown where key = ${asked} group by key`)
  return new Set(rows.map(({ key }) => key))
}
