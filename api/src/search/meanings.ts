import type { Catalogue } from '../catalogue/cached-catalogue'
import type { CatalogueReader } from '../catalogue-reader/catalogue-reader'
import type { PartialSearch } from './best-partial-search'
import { expandWords } from './expand-words'
import { mendWords } from './mend-words'
import { type NearestSearch, nearestSearch } from './nearest-search'
import { wordsOf } from './search-terms'
import { findSku, findSkuOfLetters, type SkuMatch } from './sku-search'

/** What a search may mean. */
export interface Meaning extends NearestSearch, Pick<SkuMatch, 'sku'> {
  /** Whether these are the typed words, which a large shop tries whole before it takes them as beginnings. */
  isTyped?: boolean
}

/**
 * What a search may mean, the most likely first; the caller takes the first that finds something: an SKU, the words with
 * short stems mended, the typed words, an SKU of letters alone, and corrected words or the best subset of the words.
 * `texts` are those in which the last ones must be. `asTyped`: only an SKU and the typed words. Nothing for a search
 * without words.
 */
export async function* meaningsOf(
  catalogue: Catalogue,
  reader: CatalogueReader,
  search: string,
  texts: PartialSearch['texts'],
  asTyped = false,
): AsyncGenerator<Meaning> {
  const coded = await findSku(catalogue.db, search)
  if (coded) yield coded
  const typed = wordsOf(search)
  if (typed.length === 0) return
  if (asTyped) return yield { wanted: typed, isTyped: true }
  const dictionary = await catalogue.dictionary()
  const mended = mendWords(typed, dictionary)
  if (mended) yield mended
  const words = expandWords(typed, dictionary, catalogue.related)
  yield { wanted: words, isTyped: true }
  const lettered = await findSkuOfLetters(catalogue.db, search)
  if (lettered) yield lettered
  const nearest = await nearestSearch(dictionary, catalogue.related, reader, words, texts)
  if (nearest) yield nearest
}
