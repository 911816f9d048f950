import rateLimit from '@fastify/rate-limit'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { Problem } from '../http/problem'
import { databaseStore } from './database-store'
import { byAddress } from './limits'

/** Limits the routes that declare `config.rateLimit`. */
export async function registerRateLimits(app: App, { db, rateLimits }: Dependencies): Promise<void> {
  if (rateLimits === 'off') return
  await app.register(rateLimit, {
    global: false,
    hook: 'preValidation',
    store: databaseStore(db),
    keyGenerator: (request) => (request.identity ? `user:${request.identity.uid}` : byAddress(request)),
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem(429, `Too many requests. Try again in ${Math.ceil(ttl / 1000)} seconds.`),
  })
}
