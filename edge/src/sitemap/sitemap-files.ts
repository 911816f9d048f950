import type { PageFacts } from '@superium/shared/contract'
import { isDisallowed } from '../robots/robots-txt'
import { fillPattern } from '../routing/fill-pattern'
import type { Settings } from '../settings'
import { FeedError, feedFiles, feedItems } from './sitemap-feed'
import type { SitemapEntry } from './sitemap-xml'

/** Where the feeds are. */
type FeedApi = Pick<Settings, 'apiUrl' | 'serviceToken'>

/** Loads one file of the sitemap; its addresses are paths of the site. */
export type SitemapFile = () => Promise<SitemapEntry[]>

/** The sitemap's files, at least one; pages without parameters are in the first. */
export async function sitemapFiles(api: FeedApi, pages: readonly PageFacts[]): Promise<SitemapFile[]> {
  const listed = pages.filter((page) => page.indexed && !isDisallowed(page))
  const fixed = listed.flatMap(addressesOf).map((url) => ({ url }))
  const feeds = await Promise.all(listed.map((page) => filesOfPage(api, page).catch(withoutUnknownFeed)))
  const [first, ...more] = feeds.flat()
  return [async () => [...fixed, ...((await first?.()) ?? [])], ...more]
}

/** A feed unknown to the API must not prevent the sitemap of all other pages; an API that is down must. */
function withoutUnknownFeed(error: unknown): SitemapFile[] {
  if (error instanceof FeedError && error.status < 500) return []
  throw error
}

const addressesOf = ({ path, sitemap }: PageFacts): readonly string[] => sitemap ?? (/[:*?]/.test(path) ? [] : [path])

/** Files of a page whose parameter values the API lists. */
async function filesOfPage(
  { apiUrl, serviceToken }: FeedApi,
  { path, sitemapFeed }: PageFacts,
): Promise<SitemapFile[]> {
  const parameter = /:([\w-]+)/.exec(path)?.[1]
  if (sitemapFeed === undefined || parameter === undefined) return []
  const feed = { url: apiUrl + sitemapFeed, serviceToken }
  return (await feedFiles(feed)).map((after) => async () => {
    const items = await feedItems(feed, after)
    return items.flatMap(({ _id, updatedAt }) => {
      const url = fillPattern(path, { [parameter]: _id })
      return url === undefined ? [] : [{ url, changed: updatedAt }]
    })
  })
}
