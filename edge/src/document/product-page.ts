import type { FastifyBaseLogger } from 'fastify'
import { genericPage, notFoundPage, pages } from '../texts'
import type { PageMetadata } from './page-metadata'

/** How long, in milliseconds, a document waits for the API. */
const PRODUCT_TIMEOUT_MS = 2000
const DESCRIPTION_LENGTH = 160

/** Who asks, so that the API knows the visitor's address and not this server's. */
export interface Visitor {
  ip: string
  log: FastifyBaseLogger
}

/**
 * The head of `/product-detail/:id` from `GET /api/v1/shop/data/{id}`: 404 for an unknown or malformed id, 503 when the
 * API is down or does not answer within 2 s.
 */
export async function productPage(apiUrl: string, id: string, visitor: Visitor): Promise<PageMetadata> {
  const generic = pages['/product-detail/:id'] ?? genericPage
  let body: unknown
  try {
    const answer = await fetch(`${apiUrl}/api/v1/shop/data/${encodeURIComponent(id)}`, {
      headers: { 'x-forwarded-for': visitor.ip },
      signal: AbortSignal.timeout(PRODUCT_TIMEOUT_MS),
    })
    if (answer.status === 404 || answer.status === 400) {
      await answer.body?.cancel()
      return { ...notFoundPage, status: 404 }
    }
    if (answer.status >= 500) throw new Error(`status ${answer.status}`)
    body = await answer.json()
  } catch (error) {
    visitor.log.warn(`no product data: ${error instanceof Error ? error.message : error}`)
    return { ...generic, indexed: false, status: 503 }
  }
  const canonical = `/product-detail/${encodeURIComponent(id)}`
  const product = parseProduct(body)
  if (!product) return { ...generic, status: 200, canonical }
  return {
    title: product.name,
    description: shorten(product.desc) || generic.description,
    indexed: true,
    status: 200,
    canonical,
    image: product.image,
  }
}

function parseProduct(body: unknown): { name: string; desc: string; image: string | undefined } | undefined {
  if (typeof body !== 'object' || body === null || !('data' in body)) return undefined
  const { data } = body
  if (typeof data !== 'object' || data === null || !('name' in data) || typeof data.name !== 'string') return undefined
  const images: unknown[] = 'images' in data && Array.isArray(data.images) ? data.images : []
  return {
    name: data.name,
    desc: 'desc' in data && typeof data.desc === 'string' ? data.desc : '',
    image: typeof images[0] === 'string' ? images[0] : undefined,
  }
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= DESCRIPTION_LENGTH ? line : `${line.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`
}
