import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/cached-catalogue'
import { badField, notFound } from '../http/problem'
import { listVariants } from './list-variants'
import { productColumns, rowToProduct } from './row-to-product'
import type { Product, ProductDetail } from './schema'
import { products } from './table'

type Reader = Pick<Catalogue, 'db' | 'pictures'>

const active = sql`${products.active}`

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The active product with this id and its variants. 404 if there is none. */
export async function getProduct(reader: Reader, id: string): Promise<ProductDetail> {
  const [row] = await reader.db
    .select({ ...productColumns, imageAlts: products.imageAlts })
    .from(products)
    .where(and(eq(products.id, id), active))
  if (!row) throw notFound('product with this id')
  const product = rowToProduct(row, reader.pictures)
  const { imageAlts } = row
  return {
    ...product,
    ...(imageAlts.some(Boolean) && { imageAlts }),
    variants: await listVariants(reader, product),
  }
}

/** Active products by a comma-separated list of ids, in that order; unknown ones are omitted. 400 for an invalid id. */
export async function getProducts({ db, pictures }: Reader, list: string): Promise<Product[]> {
  const ids = [...new Set(list.toLowerCase().split(','))]
  if (!ids.every((id) => UUID.test(id))) throw badField('ids', 'ids must be product ids with commas between.')
  const rows = await db
    .select(productColumns)
    .from(products)
    .where(and(inArray(products.id, ids), active))
  return rows.map((row) => rowToProduct(row, pictures)).sort((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id))
}
