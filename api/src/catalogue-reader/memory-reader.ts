import { sql } from 'drizzle-orm'
import { columnOfOrder, type ListedOrder } from '../memory-listing/chosen-parts'
import { pageFromMemory } from '../memory-listing/page-from-memory'
import { bestPartialSearch } from '../search/best-partial-search'
import type { MemorySearch } from '../search/memory-search'
import { inSample, LEAST_SAMPLED, MOST_SAMPLED } from '../search/sample'
import type { SearchTerms } from '../search/search-conditions'
import type { FoundInCategory } from '../word-index/find-products'
import { pageOfFound, shownPrice } from '../word-index/found-products'
import { nearestFound } from '../word-index/nearest-found'
import type { CatalogueReader, Found } from './catalogue-reader'
import { findInDatabase } from './find-in-database'
import { type FoundProducts, foundList, MAX_MATCHES, toFoundProducts, unranked } from './found-list'
import { limitDeepReads, postgresReader, type Source } from './postgres-reader'
import { sampledList } from './sampled-list'
import { matchingTraits } from './trait-counts'

/** Ranked results, as long as what was found is kept. */
const ranked = new WeakMap<readonly FoundInCategory[], Promise<FoundProducts>>()

/**
 * Reads the catalogue from this process's memory, which a large shop needs. PostgreSQL does what memory cannot: the order by
 * discount, words that are not read yet or too frequent, and SKUs. A product that changed a moment ago keeps its old position
 * and its old counts.
 */
export function memoryReader(source: Source, words: MemorySearch): CatalogueReader {
  const { db, groups, sales, mark, searches, limitConcurrency } = source
  const inDatabase = postgresReader(source)

  function kept(wanted: SearchTerms, found: readonly FoundInCategory[]): Promise<FoundProducts> {
    const before = ranked.get(found) ?? toFoundProducts(db, wanted, groups, found)
    ranked.set(found, before)
    before.catch(() => ranked.delete(found))
    return before
  }

  /** Reading all results of a large shop takes too long, so a sample estimates what is large. */
  async function searchInDatabase(wanted: SearchTerms): Promise<Found> {
    const read = async (sampled: boolean) => {
      if (!sampled)
        return toFoundProducts(db, wanted, groups, await findInDatabase(db, groups, wanted, sql`true`, MAX_MATCHES))
      return unranked(groups, await findInDatabase(db, groups, wanted, inSample, MOST_SAMPLED))
    }
    const look = (sampled: boolean) =>
      searches.get(JSON.stringify([sampled, wanted]), () => limitConcurrency(() => read(sampled)), mark)
    const sample = await look(true)
    return sample.total >= LEAST_SAMPLED ? sampledList(source, wanted, sample) : foundList(await look(false), sales)
  }

  return {
    facets: inDatabase.facets,
    async page(asked) {
      const { order, offset } = asked
      if (!(order in columnOfOrder)) return inDatabase.page(asked)
      // A deep page of few products in a price range blocks this process for tens of milliseconds.
      return limitDeepReads(source, offset, async () =>
        pageFromMemory(groups, { ...asked, sales, order: order as ListedOrder }),
      )
    },
    triesWholeWords: true,
    async search(wanted) {
      if (wanted.length === 0) return inDatabase.search(wanted)
      const found = await words.find(wanted, 'all', groups, mark)
      return found ? foundList(await kept(wanted, found), sales) : searchInDatabase(wanted)
    },
    async suggest(wanted, fits, most) {
      const found = await words.find(wanted, 'titled', groups, mark)
      if (!found) return inDatabase.suggest(wanted, fits, most)
      const shown = shownPrice(groups, {}, sales)
      const best = pageOfFound(found, shown, { order: 'bestSelling', size: most, offset: 0, without: [] })
      return { products: best, ...matchingTraits(groups, fits, most) }
    },
    bestPart: (wanted) =>
      limitConcurrency(async () =>
        bestPartialSearch(db, wanted, await words.probes(wanted.texts === 'search' ? 'all' : 'titled', groups, mark)),
      ),
    async titled(beginnings) {
      const found = await words.findByBeginnings(beginnings, groups, mark)
      return (
        found && {
          total: found.reduce((sum, { positions }) => sum + positions.length, 0),
          nearest: (wanted) => nearestFound(found, wanted),
        }
      )
    },
  }
}
