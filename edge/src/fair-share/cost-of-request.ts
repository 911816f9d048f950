import type { FastifyRequest } from 'fastify'

/** Placing an order has a share of its own, which nothing else that its network asks for can use up. */
export const isOrder = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  method === 'POST' && /^\/api\/v1\/shop\/orderconfirm(?:[?#]|$)/.test(url)

/** Files that are read from disk. */
const FREE = /^\/(?:assets|healthz|favicon|robots\.txt)/

const COSTS: readonly [path: RegExp, cost: number][] = [
  [/^\/media\//, 0.2],
  // A page of histories may have thousands of lines.
  [/^\/api\/v1\/shop\/userorders\b/, 10],
  [/^\/api\/v1\/shop\/categorywise\?.*\b(?:search=[^&]|page=\d{3})/, 4],
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
export function costOfRequest({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): number {
  if (FREE.test(url)) return 0
  const path = COSTS.find(([pattern]) => pattern.test(url))?.[1] ?? DOCUMENT
  const bytes = Number(headers['content-length'] ?? 0) || 0
  const body = headers['transfer-encoding'] === undefined ? (bytes / 1_000_000) * MEGABYTE : UNKNOWN_LENGTH
  return path + body
}
