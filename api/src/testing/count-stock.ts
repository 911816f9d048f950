import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { products } from '../products/table'
import { productVariants } from '../variants/table'
import { call, type TestShop } from './test-shop'

/** Enters a count of a product's or a variant's stock as an administrator. */
export async function countStock(shop: TestShop, id: string, pieces: number, variant?: string): Promise<void> {
  const [row] = variant
    ? await shop.db.select().from(productVariants).where(eq(productVariants.id, variant))
    : await shop.db.select().from(products).where(eq(products.id, id))
  const body = { key: uuidv7(), kind: 'counted', pieces, expected: row?.stock, ...(variant && { variant }) }
  const answer = await call(shop.app, 'POST', `/api/v1/admin/products/${id}/stock`, { token: 'admin', body })
  if (answer.statusCode !== 200) throw new Error(`the count was refused: ${answer.body}`)
}
