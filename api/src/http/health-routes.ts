import type { Dependencies } from '../dependencies'
import type { App } from './app'

/**
 * `GET /livez`: 200 while this process's event loop turns; whoever gets no answer may end it. `GET /readyz`: whether requests
 * may be sent here, 503 while it stops. The database does not matter: without it the catalogue is still served from memory,
 * and everything else says so. `search` says where searches run: a large shop moves them to memory some time after the start.
 */
export function healthRoutes(app: App, { catalogue }: Pick<Dependencies, 'catalogue'>): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.get('/livez', { schema: { hide: true } }, async () => ({ status: 'success' }))
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    if (stopping) reply.code(503)
    return { status: stopping ? 'error' : 'success', search: catalogue?.searchesInMemory() ? 'memory' : 'database' }
  })
}
