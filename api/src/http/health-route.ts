import { sql } from 'drizzle-orm'
import type { Dependencies } from '../dependencies'
import type { App } from './app'

/** `GET /healthz`: 200 only while the database answers. It says where searches run, which in a large shop moves to memory after a start. */
export function healthRoute(app: App, { db, catalogue }: Dependencies): void {
  app.get('/healthz', { schema: { hide: true } }, async () => {
    await db.execute(sql`select 1`)
    return { status: 'success', search: catalogue?.searchesInMemory() ? 'memory' : 'database' }
  })
}
