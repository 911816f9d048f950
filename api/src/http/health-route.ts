import { sql } from 'drizzle-orm'
import type { Dependencies } from '../dependencies'
import type { App } from './app'

/**
 * `GET /healthz`: 200 while the database answers. `search` says where searches run: a large shop moves them to memory
 * some time after the start.
 */
export function healthRoute(app: App, { db, catalogue }: Dependencies): void {
  app.get('/healthz', { schema: { hide: true } }, async () => {
    await db.execute(sql`select 1`)
    return { status: 'success', search: catalogue?.searchesInMemory() ? 'memory' : 'database' }
  })
}
