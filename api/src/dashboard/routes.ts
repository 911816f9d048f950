import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards } from '../identity/guards'
import { readSummary } from './read-summary'
import { SummarySchema } from './schema'

/** The numbers of the administrator's dashboard. */
export function dashboardRoutes(app: App, { db }: Dependencies, { admin }: Guards): void {
  app.get(
    '/admin/summary',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminSummary',
        summary: 'The numbers of the dashboard',
        tags: ['Administration'],
        security: bearer,
        response: { 200: success(SummarySchema), ...problemResponses },
      },
    },
    async () => ({ status: 'success' as const, data: await readSummary(db, new Date()) }),
  )
}
