import type { FastifyRequest } from 'fastify'

type Address = Pick<FastifyRequest, 'url'>

/** What the API understands of an address, which may be written with escapes. Undefined when it cannot be decoded. */
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

/** Placing an order has a share of its own, which nothing else that its network asks for can use up. */
export const isOrder = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  method === 'POST' && parse(url)?.path === '/api/v1/shop/orderconfirm'

const FREE = /^\/(?:healthz|favicon\.(?:ico|svg)|robots\.txt)$/
/** Pages from here on pass many products, or all of a price range. */
const DEEP = 100
const DEEP_IN_PRICES = 2

/** A list whose products are looked for, or whose page lies deep. */
function isExpensiveList(query: URLSearchParams): boolean {
  const some = (name: string, fits: (value: string) => boolean) => query.getAll(name).some(fits)
  const priced = some('min', (value) => value !== '') || some('max', (value) => value !== '')
  return (
    some('search', (text) => text !== '') || some('page', (page) => !(Number(page) < (priced ? DEEP_IN_PRICES : DEEP)))
  )
}

const COSTS: readonly [path: RegExp, cost: number, when?: (query: URLSearchParams) => boolean][] = [
  // Files that are read from disk.
  [/^\/assets\//, 0.05],
  [/^\/media\//, 0.2],
  // A page of histories may have thousands of lines.
  [/^\/api\/v1\/shop\/userorders\b/, 10],
  [/^\/api\/v1\/shop\/categorywise\b/, 4, isExpensiveList],
  // What begins with two letters is looked for in all products.
  [/^\/api\/v1\/shop\/suggestions\b/, 2],
  [/^\/api\//, 1],
  // Accounts are made and looked up, and passwords checked.
  [/^\/(?:identitytoolkit|securetoken)\.googleapis\.com\//, 5],
]

/** Anything else is a document, which is rendered. */
const DOCUMENT = 4
/** For each megabyte of a body. */
const MEGABYTE = 5
/** A body without a length, which no browser sends. */
const UNKNOWN_LENGTH = 10

/** What a request costs this site, in units of about five milliseconds of work. */
export function costOfRequest({ url, headers }: Address & Pick<FastifyRequest, 'headers'>): number {
  const { path, query } = parse(url) ?? { path: '', query: new URLSearchParams() }
  if (FREE.test(path)) return 0
  const work = COSTS.find(([pattern, , when]) => pattern.test(path) && when?.(query) !== false)?.[1] ?? DOCUMENT
  const bytes = Number(headers['content-length'] ?? 0) || 0
  const body = headers['transfer-encoding'] === undefined ? (bytes / 1_000_000) * MEGABYTE : UNKNOWN_LENGTH
  return work + body
}
