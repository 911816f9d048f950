import { array, object, optional, type Parse, string } from '@superium/shared/parse'

/** Addresses in one file: sitemaps.org allows 50,000, and the shop's own pages are in the first. */
const PER_FILE = 49_900
const TIMEOUT_MS = 10_000

/** A product as the sitemap needs it. */
export interface SitemapProduct {
  _id: string
  /** ISO 8601. */
  updatedAt?: string | undefined
}

const parsePages: Parse<{ data: { after?: string | undefined }[] }> = object({
  data: array(object({ after: (value, path) => (value === null ? undefined : optional(string())(value, path)) })),
})
const parseProducts: Parse<{ data: SitemapProduct[] }> = object({
  data: array(object({ _id: string(/^[0-9a-f-]{1,64}$/i), updatedAt: optional(string(/^\d{4}-\d\d-\d\d/)) })),
})

/** Where each file of products begins (`GET /api/v1/shop/sitemap/pages`): the id before its first one. */
export async function filesOfProducts(apiUrl: string): Promise<(string | undefined)[]> {
  const { data } = parsePages(await get(`${apiUrl}/api/v1/shop/sitemap/pages?size=${PER_FILE}`))
  return data.map(({ after }) => after)
}

/** The products of the file that begins after an id (`GET /api/v1/shop/sitemap`). */
export async function productsAfter(apiUrl: string, after: string | undefined): Promise<SitemapProduct[]> {
  const query = new URLSearchParams({ size: String(PER_FILE), ...(after !== undefined && { after }) })
  return parseProducts(await get(`${apiUrl}/api/v1/shop/sitemap?${query}`)).data
}

async function get(url: string): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`the API answered with status ${answer.status}`)
  }
  return answer.json()
}
