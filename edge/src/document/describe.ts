import { CATEGORIES } from '@superium/shared/constants'
import { createMatcher } from '../routing/route-matcher'
import { categoryPage, genericPage, notFoundPage, pages, searchPage } from '../texts'
import type { PageMetadata } from './page-metadata'

const familyOf = createMatcher(Object.entries(pages))

const SEARCH_TITLE_LENGTH = 60

/** The page at a path that some remote answers, from its address alone. */
export function describePage(path: string, query: string): PageMetadata {
  const parameters = new URLSearchParams(query)
  if (/^\/category$/i.test(path)) {
    const category = CATEGORIES.find(({ keyword }) => keyword === parameters.get('category'))
    if (category) {
      const canonical = `/category?${new URLSearchParams({ category: category.keyword })}`
      return { ...categoryPage(category.name), status: 200, canonical }
    }
    const term = parameters.get('search')?.trim().slice(0, SEARCH_TITLE_LENGTH)
    if (term) return { ...searchPage(term), status: 200 }
  }
  return { ...(familyOf(path)?.value ?? genericPage), status: 200, canonical: path }
}

/** The page at an address that no remote answers. */
export const notFound: PageMetadata = { ...notFoundPage, status: 404 }
