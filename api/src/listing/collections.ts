import { and, eq, ne } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/catalogue'
import { requirePlainText } from '../http/plain-text'
import { readPage } from '../products/page'
import { collectionRanking, rankings } from '../products/ranking'
import type { Product } from '../products/schema'
import { products } from '../products/table'
import { type Choice, condition } from './choice'
import type { ProductsQuery, RelatedQuery } from './collections-schema'
import { readAt } from './deep'
import { countFacets } from './facets'
import { asOf, countLater, currentSnapshot } from './snapshot'

export interface ProductPage {
  data: Product[]
  /** How many the whole result holds. */
  count: number
  /** The state of the catalogue that the page belongs to. */
  snapshot: string
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
  const snapshot = await currentSnapshot(db, asked, now)
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
  const inOrder = () => readPage(db, and(scope, asOf(snapshot)), order, size, page * size, shown)
  const data = page * size >= shown ? [] : await readAt(catalogue, page * size, inOrder)
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
