import rateLimit from '@fastify/rate-limit'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { databaseStore } from './database-store'
import { byAddress } from './limits'
import { tooManyRequests } from './too-many-requests'

/** Limits the routes that declare `config.rateLimit`. */
export async function registerRateLimits(app: App, { db, reservedDb, rateLimits }: Dependencies): Promise<void> {
  if (rateLimits === 'off') return
  await app.register(rateLimit, {
    global: false,
    hook: 'preValidation',
    store: databaseStore(db, reservedDb),
    keyGenerator: (request) => (request.identity ? `user:${request.identity.uid}` : byAddress(request)),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  })
}
