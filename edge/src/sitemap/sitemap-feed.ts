import { array, object, optional, type Parse, string } from '@superium/shared/parse'

/** Addresses per file; sitemaps.org allows 50,000, and the first file also has the pages without parameters. */
const PER_FILE = 49_900
const TIMEOUT_MS = 10_000

/** One value of a page's parameter. */
export interface FeedItem {
  _id: string
  /** ISO 8601. */
  updatedAt?: string | undefined
}

/** The API answered, but not with a feed. */
export class FeedError extends Error {
  constructor(readonly status: number) {
    super(`the API answered with status ${status}`)
  }
}

const parsePages: Parse<{ data: { after?: string | undefined }[] }> = object({
  data: array(object({ after: (value, path) => (value === null ? undefined : optional(string())(value, path)) })),
})
const parseItems: Parse<{ data: FeedItem[] }> = object({
  data: array(object({ _id: string(/^[!-~]{1,200}$/), updatedAt: optional(string(/^\d{4}-\d\d-\d\d/)) })),
})

/** A feed of the API; the service token identifies the caller as an edge, which caches the answer for all visitors. */
export interface Feed {
  url: string
  serviceToken: string | undefined
}

/** Start of each file of a feed (`GET <feed>/pages`): the id before its first item. */
export async function feedFiles(feed: Feed): Promise<(string | undefined)[]> {
  const { data } = parsePages(await get(feed, `/pages?size=${PER_FILE}`))
  return data.map(({ after }) => after)
}

/** Items of the file that starts after an id (`GET <feed>`). */
export async function feedItems(feed: Feed, after: string | undefined): Promise<FeedItem[]> {
  const query = new URLSearchParams({ size: String(PER_FILE), ...(after !== undefined && { after }) })
  return parseItems(await get(feed, `?${query}`)).data
}

async function get({ url, serviceToken }: Feed, rest: string): Promise<unknown> {
  const headers = serviceToken === undefined ? {} : { authorization: `Bearer ${serviceToken}` }
  const answer = await fetch(url + rest, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new FeedError(answer.status)
  }
  return answer.json()
}
