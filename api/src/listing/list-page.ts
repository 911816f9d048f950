import { inArray } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/cached-catalogue'
import type { PageAsked, ProductList } from '../catalogue-reader/catalogue-reader'
import { type ListedProduct, readProductsByIds } from '../catalogue-reader/read-products'
import { products } from '../products/table'
import type { Named } from './kind-of-product'
import { mixNeighbours } from './mix-neighbours'

/**
 * Products that are rearranged together: a multiple of every page size of spec §9, so that most pages lie in one block.
 */
const BLOCK = 60

/** The items of a page, from the items of its blocks, the first of which starts at `start`. */
function pageOfBlocks<T extends Named>(items: readonly T[], start: number, size: number, offset: number): T[] {
  const blocks = Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, n) =>
    items.slice(n * BLOCK, (n + 1) * BLOCK),
  )
  return blocks.flatMap(mixNeighbours).slice(offset - start, offset - start + size)
}

/**
 * The ids of a page of the mixed order: a random order that never changes, rearranged within each block so that neighbours
 * differ. A block always covers the same positions, so pages of any size neither repeat nor skip a product.
 */
async function mixedPage({ db }: Catalogue, list: ProductList, asked: PageAsked): Promise<string[]> {
  const { size, offset } = asked
  const [start, end] = [offset - (offset % BLOCK), Math.ceil((offset + size) / BLOCK) * BLOCK]
  const ids = await list.page({ ...asked, offset: start, size: end - start })
  const { id, name, category, tags } = products
  const rows = await db.select({ id, name, category, tags }).from(products).where(inArray(id, ids))
  const known = new Map(rows.map((row) => [row.id, row]))
  const inOrder = ids.flatMap((one) => known.get(one) ?? [])
  return pageOfBlocks(inOrder, start, size, offset).map((row) => row.id)
}

/** The products of a page, each with the price and pictures of the variant that passes the filters. */
export async function listPage(catalogue: Catalogue, list: ProductList, asked: PageAsked): Promise<ListedProduct[]> {
  const ids = asked.order === 'mixed' ? await mixedPage(catalogue, list, asked) : await list.page(asked)
  return readProductsByIds(catalogue, ids, asked.choice)
}
