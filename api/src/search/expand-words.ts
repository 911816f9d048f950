import { withoutAccents } from '../search-text/without-accents'
import type { Dictionary } from '../spelling/dictionary'
import type { RelatedTo } from './related-words'
import { type SearchTerms, wholeWord } from './search-conditions'

/** Adds to each typed word how the catalogue spells it with accents, and the words of the catalogue that it also means. */
export const expandWords = (
  words: readonly (readonly string[])[],
  dictionary: Dictionary,
  related: RelatedTo,
): SearchTerms =>
  words.map((spellings) => {
    const [typed = ''] = spellings
    const plain = withoutAccents(typed)
    const meant = related(typed).filter((word) => dictionary.products(word) > 0)
    return [...new Set([...spellings, plain, ...dictionary.accented(plain), ...meant.map(wholeWord)])]
  })
