import type { PageFacts } from '@superium/shared/contract'
import type { RequestAddress } from '../routing/request-address'
import { SITE_DESCRIPTION, TAGLINE } from '../texts'
import type { PageMetadata } from './page-metadata'

/** Describes a page by its facts and its address, before its data are known. */
export function pageMetadataFromFacts(facts: PageFacts, { path, query }: RequestAddress): PageMetadata {
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of facts.canonicalQuery ?? []) {
    const value = given.get(name)
    if (value !== null) kept.set(name, value)
  }
  return {
    title: facts.title || TAGLINE,
    description: facts.description || SITE_DESCRIPTION,
    indexed: facts.indexed && !facts.noindexQuery?.some((name) => given.get(name)),
    personal: facts.personal,
    status: 200,
    canonical: canonicalPath(facts.path, path) + (kept.size > 0 ? `?${kept}` : ''),
  }
}

/** The path with the page's own spelling of its fixed parts: `/Category` is the page `/category`. */
function canonicalPath(pattern: string, path: string): string {
  const parts = pattern.split('/')
  return path
    .split('/')
    .map((part, index) => {
      const own = parts[index] ?? ''
      return own.toLowerCase() === part.toLowerCase() ? own : part
    })
    .join('/')
}
