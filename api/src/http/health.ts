import { sql } from 'drizzle-orm'
import type { App, Parts } from './app-types'

/** `GET /healthz`: 200 only while the database answers. */
export function healthRoute(app: App, { db }: Parts): void {
  app.get('/healthz', { schema: { hide: true } }, async () => {
    await db.execute(sql`select 1`)
    return { status: 'success' }
  })
}
