import { sql } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/catalogue'
import { findBest } from '../products/best'
import { inOrder, readPage } from '../products/page'
import { rankings } from '../products/ranking'
import type { Product } from '../products/schema'
import { products } from '../products/table'
import { highlight } from '../search/highlight'
import type { Looked } from '../search/look'
import { matchAny, type Wanted } from '../search/match'
import type { Listing } from './schema'

/** Products shown beside "no results", of each kind. */
const INSTEAD = 5

/** Best selling products of all among which near ones are looked for first. */
const WINDOW = 2000

/** What the answer to a search says beside its products. */
export function withHighlights(
  { wanted, corrected }: Looked,
  data: readonly Product[],
): Pick<Listing, 'corrected' | 'highlights'> {
  const terms = wanted.flat()
  return {
    ...(corrected !== undefined && { corrected }),
    highlights: data.map(({ name, desc }) => ({ name: highlight(name, terms), desc: highlight(desc, terms) })),
  }
}

/** For a search that finds nothing: products that have any of the words, and what sells best. */
export async function noneFound({ db }: Catalogue, wanted: Wanted): Promise<NonNullable<Listing['instead']>> {
  const [near, popular] = await Promise.all([
    wanted.length > 0 ? findBest(db, matchAny(wanted), INSTEAD, WINDOW).then((ids) => inOrder(db, ids)) : [],
    readPage(db, sql`${products.active}`, rankings.bestSelling, INSTEAD, 0),
  ])
  return { near, popular }
}
