import { and, eq, ne } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/cached-catalogue'
import { countFacets } from '../facets/count-facets'
import { type Filters, filterCondition } from '../facets/filters'
import { requirePlainText } from '../http/plain-text'
import { memoryOrderOf } from '../memory-listing/memory-order'
import { collectionRanking, rankings } from '../products/rankings'
import { readProductPage } from '../products/read-product-page'
import type { Product } from '../products/schema'
import { products } from '../products/table'
import { limitDeepReads } from './limit-deep-reads'
import { countLater, currentSnapshot, inSnapshot, readLater } from './listing-snapshot'
import type { ProductsQuery, RelatedQuery } from './product-page-schema'
import { readPageFromMemory } from './read-page-from-memory'
import { orderWithKeys, startOfDeepPage } from './start-of-deep-page'

export interface ProductPage {
  data: Product[]
  /** The size of the whole result. */
  count: number
  /** The snapshot that the page belongs to. */
  snapshot: string
}

type Asked = Pick<ProductsQuery, 'page' | 'size' | 'snapshot'>

/** A page of filtered products, except the product `without`; the groups give the size of the result. */
async function list(
  catalogue: Catalogue,
  { page, size, snapshot: asked }: Asked,
  choice: Filters,
  without?: string,
): Promise<ProductPage> {
  const { db } = catalogue
  const { sales, snapshot: now } = await catalogue.revision()
  const all = filterCondition(choice, sales)
  const scope = without === undefined ? all : and(all, ne(products.id, without))
  const snapshot = await currentSnapshot(db, asked, now)
  const groups = await catalogue.groups()
  const { count } = countFacets(groups, choice, sales)
  const [later, [left] = []] = await Promise.all([
    snapshot === now ? 0 : countLater(db, scope, snapshot),
    without === undefined
      ? []
      : db
          .select({ mix: products.mix, category: products.category })
          .from(products)
          .where(and(all, eq(products.id, without))),
  ])
  const shown = Math.max(0, count - later - (left ? 1 : 0))
  const order = choice.category === undefined ? collectionRanking(choice.collection) : rankings.bestSelling
  if (page * size >= shown) return { data: [], count: shown, snapshot }
  const memoryOrder = memoryOrderOf(order)
  const listed =
    memoryOrder &&
    catalogue.listsFrom(groups) &&
    (await readPageFromMemory(catalogue, groups, {
      ...{ choice, sales, order: memoryOrder, size, offset: page * size },
      without: new Map([
        ...(later > 0 ? await readLater(db, snapshot) : []),
        ...(left ? [[left.mix ?? 0, left.category] as const] : []),
      ]),
    }))
  if (listed) return { data: listed, count: shown, snapshot }
  const keys = later === 0 && without === undefined ? orderWithKeys(order) : null
  const start = keys && startOfDeepPage(groups, choice, sales, keys, page * size)
  const passed = start?.passed ?? page * size
  const inScope = and(scope, inSnapshot(snapshot), start?.beyond)
  const inOrder = () => readProductPage(catalogue, inScope, order, size, passed, start ? undefined : shown)
  return { data: await limitDeepReads(catalogue, passed, inOrder), count: shown, snapshot }
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
