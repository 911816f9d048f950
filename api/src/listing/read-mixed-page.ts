import { and, inArray, type SQL } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/cached-catalogue'
import { rankings } from '../products/rankings'
import { pageOfIds, readProductsByIds } from '../products/read-product-page'
import type { Product } from '../products/schema'
import { products } from '../products/table'
import type { Named } from './kind-of-product'
import { limitDeepReads } from './limit-deep-reads'
import { mixNeighbours } from './mix-neighbours'
import type { DeepStart } from './start-of-deep-page'

/**
 * Products that are rearranged together: a multiple of every page size of spec §9, so that most pages lie in one block.
 */
const BLOCK = 60

/** The start and end of the blocks that contain a page. */
export const blocksOf = (size: number, offset: number) => ({
  start: offset - (offset % BLOCK),
  end: Math.ceil((offset + size) / BLOCK) * BLOCK,
})

/** The items of a page, from the items of its blocks, the first of which starts at `start`. */
export function pageOfBlocks<T extends Named>(items: readonly T[], start: number, size: number, offset: number): T[] {
  const blocks = Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, n) =>
    items.slice(n * BLOCK, (n + 1) * BLOCK),
  )
  return blocks.flatMap(mixNeighbours).slice(offset - start, offset - start + size)
}

/**
 * A page of the default order: a random order that never changes, rearranged within each block so that neighbours
 * differ. A block always covers the same positions, so pages of any size neither repeat nor skip a product. `total` is
 * the size of the scope; `startOf` may know where to start reading for an offset.
 */
export async function readMixedPage(
  catalogue: Catalogue,
  scope: SQL | undefined,
  size: number,
  offset: number,
  total: number,
  startOf: (offset: number) => DeepStart | null,
): Promise<Product[]> {
  const { start, end } = blocksOf(size, offset)
  const { id, name, category, tags } = products
  const known = startOf(start)
  const passed = known?.passed ?? start
  const inScope = and(scope, known?.beyond)
  const ids = pageOfIds(inScope, rankings.mixed, end - start, passed, known ? undefined : total)
  const rows = await limitDeepReads(catalogue, passed, () =>
    catalogue.db
      .select({ id, name, category, tags })
      .from(products)
      .where(inArray(id, ids))
      .orderBy(...rankings.mixed),
  )
  return readProductsByIds(
    catalogue,
    pageOfBlocks(rows, start, size, offset).map((row) => row.id),
  )
}
