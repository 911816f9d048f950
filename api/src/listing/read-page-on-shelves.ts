import type { Catalogue } from '../catalogue/cached-catalogue'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { readNames, readShelvedProducts } from '../products/read-shelved-products'
import type { Product } from '../products/schema'
import type { ListedProduct } from '../shelf-pages/listed-product'
import { pageOnShelves, type ShelfPage } from '../shelf-pages/page-on-shelves'
import { blocksOf, pageOfBlocks } from './read-mixed-page'

/** The products with their names; only those without tags need one, by which neighbours are compared. */
async function withNames(catalogue: Catalogue, listed: readonly ListedProduct[]) {
  const names = await readNames(
    catalogue,
    listed.filter(({ tags }) => tags.length === 0),
  )
  return listed.map((one) => ({ ...one, name: names(one) ?? '' }))
}

/**
 * A page that is listed in memory, of a shop that `listsFrom` its groups: the database reads its products by key. What was changed a
 * moment ago has its old place, as it has in the counts. Null where the groups have no columns.
 */
export async function readPageOnShelves(
  catalogue: Catalogue,
  groups: readonly ProductsWithSameTraits[],
  page: ShelfPage,
): Promise<Product[] | null> {
  const { order, size, offset } = page
  if (order !== 'mixed') {
    const listed = pageOnShelves(groups, page)
    return listed && readShelvedProducts(catalogue, listed)
  }
  const { start, end } = blocksOf(size, offset)
  const listed = pageOnShelves(groups, { ...page, size: end - start, offset: start })
  if (!listed) return null
  return readShelvedProducts(catalogue, pageOfBlocks(await withNames(catalogue, listed), start, size, offset))
}
