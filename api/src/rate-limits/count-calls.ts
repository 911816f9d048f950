import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../http/app'
import { tooManyRequests } from './too-many-requests'

/** A limit with its own hook, so that a route can have several. */
export interface CountedLimit extends Required<Pick<RateLimitOptions, 'groupId'>> {
  /** Calls per `timeWindow`, in milliseconds. */
  max: number
  timeWindow: number
  keyGenerator(request: FastifyRequest): string
}

/** Creates a hook that answers 429 until the window ends; it does nothing if rate limits are off. */
export function countCalls(app: App, limit: CountedLimit) {
  if (!app.hasDecorator('createRateLimit')) return async () => undefined
  const keyGenerator = (request: FastifyRequest) => `${limit.keyGenerator(request)}${limit.groupId}`
  const count = app.createRateLimit({ ...limit, keyGenerator })
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    reply.header('retry-after', counted.ttlInSeconds)
    throw tooManyRequests(counted.ttl)
  }
}
