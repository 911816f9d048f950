import type { FastifyReply, FastifyRequest, FastifyTypeProviderDefault } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { SwrCache } from '../cache/swr-cache'
import type { App } from './app'
import { type Answer, bodyWithEtag } from './body-with-etag'
import { readFor } from './current-reader'
import { problemResponses } from './problem'
import { sendWithEtag } from './send-with-etag'

/**
 * Cache-Control of public reads (RFC 9111, RFC 5861). A listing may be a few seconds old, because the cart takes its
 * prices from a quote.
 */
export const cachePolicies = {
  listing: 'public, max-age=5, stale-while-revalidate=30',
  product: 'public, max-age=1, stale-while-revalidate=5',
  /** For clients that need the current state: they revalidate each time. */
  ask: 'public, max-age=0, must-revalidate',
} as const

interface CachedRead<Q extends TSchema, P extends TSchema, R extends TSchema> {
  operationId: string
  summary: string
  query?: Q
  params?: P
  response: R
  policy: keyof typeof cachePolicies
  /** Reads the response body without its `status`. */
  read(query: Static<Q>, params: Static<P>): Promise<Omit<Static<R>, 'status'>>
}

/** Seconds; an older answer stands in for one that the database does not give, and says its age (RFC 9111 §5.1). */
const OLD_SECONDS = 30

/**
 * Registers a GET whose response is the same for everyone: cached in `answers`, with ETag and Cache-Control, and 304
 * when the client's copy is current (RFC 9110 §13.1.2). Concurrent requests share one load.
 */
export function cachedRead<Q extends TSchema, P extends TSchema, R extends TSchema>(
  app: App,
  answers: SwrCache<Answer>,
  path: string,
  { operationId, summary, query, params, response, policy, read }: CachedRead<Q, P, R>,
): void {
  const schema = {
    operationId,
    summary,
    tags: ['Catalogue'],
    ...(query && { querystring: query }),
    ...(params && { params }),
    response: { 200: response, ...problemResponses },
  }
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const serialize = reply.getSerializationFunction('200') ?? JSON.stringify
    const asked = request.query as Static<Q>
    const named = request.params as Static<P>
    const key = `${path}?${canonical(query, asked)}#${canonical(params, named)}`
    const answer = await readFor(request.ip, () =>
      answers.get(key, async () => {
        const readAt = performance.now()
        return { ...bodyWithEtag(serialize({ status: 'success', ...(await read(asked, named)) })), readAt }
      }),
    )
    const age = Math.floor((performance.now() - answer.readAt) / 1000)
    if (age >= OLD_SECONDS) reply.header('age', age)
    return sendWithEtag(request, reply, answer, cachePolicies[policy])
  }
  app.withTypeProvider<FastifyTypeProviderDefault>().get(path, { schema }, handler)
}

/** Builds the cache key from declared parameters only, so that undeclared ones cannot fill the cache. */
function canonical(schema: TSchema | undefined, values: unknown): string {
  if (!schema || !('properties' in schema) || typeof values !== 'object' || values === null) return ''
  const given: Record<string, unknown> = { ...values }
  return JSON.stringify(Object.keys(schema.properties as object).map((name) => given[name]))
}
