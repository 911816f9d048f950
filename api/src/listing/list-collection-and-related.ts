import type { Catalogue } from '../catalogue/cached-catalogue'
import { type Filters, filterCondition } from '../facets/filters'
import { requirePlainText } from '../http/plain-text'
import { type Order, orderOfCollection } from '../products/order'
import type { Product } from '../products/schema'
import { listPage } from './list-page'
import { currentSnapshot, readLeftOut } from './listing-snapshot'
import type { ProductsQuery, RelatedQuery } from './product-page-schema'

export interface ProductPage {
  data: Product[]
  /** The size of the whole result. */
  count: number
  /** The snapshot that the page belongs to. */
  snapshot: string
}

type Asked = Pick<ProductsQuery, 'page' | 'size' | 'snapshot'> & Pick<RelatedQuery, 'exclude'>

/** A page of filtered products, except one. */
async function list(
  catalogue: Catalogue,
  { page, size, snapshot: asked, exclude }: Asked,
  choice: Filters,
  order: Order,
): Promise<ProductPage> {
  const { sales, snapshot: now } = await catalogue.revision()
  const reader = await catalogue.reader()
  const snapshot = await currentSnapshot(catalogue.db, asked, now)
  const [counted, without] = await Promise.all([
    reader.facets(choice),
    readLeftOut(catalogue.db, filterCondition(choice, sales), { snapshot, now, exclude }),
  ])
  const count = Math.max(0, counted.count - without.length)
  const offset = page * size
  const data = offset < count ? await listPage(catalogue, reader, { choice, order, size, offset, without }) : []
  return { data, count, snapshot }
}

/** All products, newest first, or one collection in its ranking. */
export async function listCollection(catalogue: Catalogue, query: ProductsQuery): Promise<ProductPage> {
  const { collection } = query
  return list(catalogue, query, collection === undefined ? {} : { collection }, orderOfCollection(collection))
}

/** Other products of a category, best selling first. */
export async function listRelated(catalogue: Catalogue, query: RelatedQuery): Promise<ProductPage> {
  requirePlainText('category', query.category)
  return list(catalogue, query, { category: query.category }, 'bestSelling')
}
