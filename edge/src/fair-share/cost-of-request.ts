import type { FastifyRequest } from 'fastify'

type Address = Pick<FastifyRequest, 'url'>

/** Path and query as the API reads them, without escapes; undefined when the address cannot be decoded. */
function parse(url: string): { path: string; query: URLSearchParams } | undefined {
  const [address = '/'] = url.split('#', 1)
  const at = address.indexOf('?')
  const [path, query] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)]
  try {
    return { path: decodeURIComponent(path), query: new URLSearchParams(query) }
  } catch {
    return undefined
  }
}

/** Also the withdrawal of an attempt without an answer, without which its shopper cannot order. */
const ORDER = /^\/api\/v1\/shop\/orderconfirm(?:\/withdraw)?$/

/** Placing an order has a separate share, which other requests of the network cannot use up. */
export const isOrder = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  method === 'POST' && ORDER.test(parse(url)?.path ?? '')

const FREE = /^\/(?:livez|readyz|favicon\.(?:ico|svg)|robots\.txt)$/
/** From these page numbers on, the API skips many products, or reads all products of a price range. */
const DEEP = 100
const DEEP_IN_PRICES = 2

/** Whether a list needs a full-text search or has a high page number. */
function isExpensiveList(query: URLSearchParams): boolean {
  const some = (name: string, fits: (value: string) => boolean) => query.getAll(name).some(fits)
  const priced = some('min', (value) => value !== '') || some('max', (value) => value !== '')
  return (
    some('search', (text) => text !== '') || some('page', (page) => !(Number(page) < (priced ? DEEP_IN_PRICES : DEEP)))
  )
}

const COSTS: readonly [path: RegExp, cost: number, when?: (query: URLSearchParams) => boolean][] = [
  // Files read from disk.
  [/^\/assets\//, 0.05],
  [/^\/media\//, 0.2],
  // A page of histories may have thousands of lines.
  [/^\/api\/v1\/shop\/userorders\b/, 10],
  // Looks through all orders of an account, and of its shop.
  [/^\/api\/v1\/user\/account\/deletion\b/, 10],
  [/^\/api\/v1\/shop\/categorywise\b/, 4, isExpensiveList],
  // Suggestions search all products from two letters on.
  [/^\/api\/v1\/shop\/suggestions\b/, 2],
  [/^\/api\//, 1],
  // Creating accounts, looking them up, and checking passwords.
  [/^\/(?:identitytoolkit|securetoken)\.googleapis\.com\//, 5],
]

/** Anything else is a document, which is rendered. */
const DOCUMENT = 4
/** For each megabyte of a body. */
const MEGABYTE = 5
/** A body without a length, which no browser sends. */
const UNKNOWN_LENGTH = 10

/** The cost of a request to this site, in units of about five milliseconds of work. */
export function costOfRequest({ url, headers }: Address & Pick<FastifyRequest, 'headers'>): number {
  const { path, query } = parse(url) ?? { path: '', query: new URLSearchParams() }
  if (FREE.test(path)) return 0
  const work = COSTS.find(([pattern, , when]) => pattern.test(path) && when?.(query) !== false)?.[1] ?? DOCUMENT
  const bytes = Number(headers['content-length'] ?? 0) || 0
  const body = headers['transfer-encoding'] === undefined ? (bytes / 1_000_000) * MEGABYTE : UNKNOWN_LENGTH
  return work + body
}
