import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/catalogue'
import type { Queries } from '../database/database'
import { requirePlainText } from '../http/plain-text'
import { badField, notFound } from '../http/problem'
import { type Choice, condition } from './choice'
import { countFacets } from './facets'
import { type ProductPage, readPage } from './page'
import { collectionRanking, rankings } from './ranking'
import { productColumns, toProduct } from './row'
import type { Product, ProductDetail, ProductsQuery, RelatedQuery } from './schema'
import { asOf, countLater } from './snapshot'
import { products } from './table'
import { listVariants } from './variants'

const active = sql`${products.active}`

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The shown product with this id and its variants. 404 when there is none. */
export async function getProduct(db: Queries, id: string): Promise<ProductDetail> {
  const [row] = await db
    .select(productColumns)
    .from(products)
    .where(and(eq(products.id, id), active))
  if (!row) throw notFound('product with this id')
  const product = toProduct(row)
  return { ...product, variants: await listVariants(db, product) }
}

/** Shown products by a comma-separated list of ids, in that order; unknown ones are left out. 400 when one is no id. */
export async function getProducts(db: Queries, list: string): Promise<Product[]> {
  const ids = [...new Set(list.toLowerCase().split(','))]
  if (!ids.every((id) => UUID.test(id))) throw badField('ids', 'ids must be product ids with commas between.')
  const rows = await db
    .select(productColumns)
    .from(products)
    .where(and(inArray(products.id, ids), active))
  return rows.map(toProduct).sort((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id))
}

type Asked = Pick<ProductsQuery, 'page' | 'size' | 'snapshot'>

/** A page of what a choice leaves, its size from the groups. `without` is a product that is left out. */
async function list(
  catalogue: Catalogue,
  { page, size, snapshot: asked }: Asked,
  choice: Choice,
  without?: string,
): Promise<ProductPage> {
  const { db } = catalogue
  const { sales, snapshot: now } = await catalogue.revision()
  const all = condition(choice, sales)
  const scope = without === undefined ? all : and(all, ne(products.id, without))
  const snapshot = asked ?? now
  const { count } = countFacets(await catalogue.groups(), choice, sales)
  const [later, [left] = []] = await Promise.all([
    snapshot === now ? 0 : countLater(db, scope, snapshot),
    without === undefined
      ? []
      : db
          .select({ id: products.id })
          .from(products)
          .where(and(all, eq(products.id, without))),
  ])
  const shown = Math.max(0, count - later - (left ? 1 : 0))
  const order = choice.category === undefined ? collectionRanking(choice.collection) : rankings.bestSelling
  const data = page * size >= shown ? [] : await readPage(db, and(scope, asOf(snapshot)), order, size, page * size)
  return { data, count: shown, snapshot }
}

/** All products, newest first, or one collection in its ranking. */
export async function listCollection(catalogue: Catalogue, query: ProductsQuery): Promise<ProductPage> {
  const { collection } = query
  return list(catalogue, query, collection === undefined ? {} : { collection })
}

/** Other products of a category, best selling first. */
export async function listRelated(catalogue: Catalogue, query: RelatedQuery): Promise<ProductPage> {
  requirePlainText('category', query.category)
  return list(catalogue, query, { category: query.category }, query.exclude)
}
