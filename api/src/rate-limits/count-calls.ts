import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../http/app'
import { tooManyRequests } from './too-many-requests'

/** A limit that is counted in a hook of its own, so that a route may have several. */
export interface CountedLimit extends Required<Pick<RateLimitOptions, 'groupId'>> {
  /** Calls per `timeWindow`, in milliseconds. */
  max: number
  timeWindow: number
  keyGenerator(request: FastifyRequest): string
}

/** A hook that answers 429 until the window ends; nothing where rate limits are off. */
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
