import type { LookupFacts } from '@superium/shared/contract'
import type { FastifyBaseLogger } from 'fastify'
import { fillPattern } from '../routing/fill-pattern'
import type { Params } from '../routing/route-pattern'
import { NOT_FOUND, type PageMetadata } from './page-metadata'

/** Milliseconds that a document waits for the API. */
const TIMEOUT_MS = 2000
const DESCRIPTION_LENGTH = 160

/** The API's statuses for an id that is unknown, malformed or too long. */
const NO_SUCH = [400, 404, 414]

/** The visitor, whose address the API's rate limits need. */
export interface Visitor {
  ip: string
  log: FastifyBaseLogger
}

/**
 * Describes an unrendered page from its record in the API: 404 for an unknown or malformed id, 503 when the API is down
 * or does not answer within 2 s.
 */
export async function pageMetadataFromApi(
  apiUrl: string,
  lookup: LookupFacts,
  params: Params,
  described: PageMetadata,
  visitor: Visitor,
): Promise<PageMetadata> {
  const path = fillPattern(lookup.api, params)
  if (path === undefined) return NOT_FOUND
  let body: unknown
  try {
    const answer = await fetch(apiUrl + path, {
      headers: { 'x-forwarded-for': visitor.ip },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (NO_SUCH.includes(answer.status)) {
      await answer.body?.cancel()
      return NOT_FOUND
    }
    if (answer.status >= 500) throw new Error(`status ${answer.status}`)
    body = await answer.json()
  } catch (error) {
    visitor.log.warn(`no page data from ${path}: ${error instanceof Error ? error.message : error}`)
    return { ...described, indexed: false, status: 503 }
  }
  return { ...described, ...fieldsOf(body, lookup, described) }
}

/** The named fields of a response of unknown shape; a missing field keeps its default. */
function fieldsOf(body: unknown, { title, description, images }: LookupFacts, described: PageMetadata) {
  const data = fieldOf(body, 'data')
  const name = fieldOf(data, title)
  if (typeof name !== 'string') return {}
  const text = fieldOf(data, description)
  const pictures = fieldOf(data, images)
  const image: unknown = Array.isArray(pictures) ? pictures[0] : undefined
  return {
    title: name,
    description: (typeof text === 'string' && shorten(text)) || described.description,
    ...(typeof image === 'string' && { image }),
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= DESCRIPTION_LENGTH ? line : `${line.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`
}
