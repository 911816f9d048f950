import type { Catalogue } from '../catalogue/cached-catalogue'
import type { ProductsWithSameTraits } from '../facets/products-with-same-traits'
import type { ListedProduct } from '../memory-listing/listed-product'
import { type MemoryPage, pageFromMemory } from '../memory-listing/page-from-memory'
import { readNames, readProductsByKey } from '../products/read-products-by-key'
import type { Product } from '../products/schema'
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
 * category indexes.
 */
export async function readPageFromMemory(
  catalogue: Catalogue,
  groups: readonly ProductsWithSameTraits[],
  page: MemoryPage,
): Promise<Product[] | null> {
  const { order, size, offset } = page
  if (order !== 'mixed') {
    const listed = pageFromMemory(groups, page)
    return listed && readProductsByKey(catalogue, listed)
  }
  const { start, end } = blocksOf(size, offset)
  const listed = pageFromMemory(groups, { ...page, size: end - start, offset: start })
  if (!listed) return null
  return readProductsByKey(catalogue, pageOfBlocks(await withNames(catalogue, listed), start, size, offset))
}
