import type { Catalogue } from '../catalogue/cached-catalogue'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import { readNames, readShelvedProducts } from '../products/read-shelved-products'
import type { Product } from '../products/schema'
import type { ListedProduct } from '../shelf-pages/listed-product'
import { pageOnShelves, type ShelfPage } from '../shelf-pages/page-on-shelves'
import { blocksOf, pageOfBlocks } from './read-mixed-page'

/** Adds names to products without tags; the others do not need one, because neighbours are compared by tag. */
async function withNames(catalogue: Catalogue, listed: readonly ListedProduct[]) {
  const names = await readNames(
    catalogue,
    listed.filter(({ tags }) => tags.length === 0),
  )
  return listed.map((one) => ({ ...one, name: names(one) ?? '' }))
}

/**
 * A page listed from memory, for a shop whose groups `listsFrom` accepts: the database only reads its products by key.
 * A product that changed a moment ago keeps its old position here and in the counts. Null if the groups have no
 * shelves.
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
