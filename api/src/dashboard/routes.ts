import { type Static, Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { Dollars, success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards } from '../identity/guards'
import { readSummary } from './read-summary'

const SummarySchema = Type.Object(
  {
    pendingOrders: Type.Integer(),
    ordersToday: Type.Integer({ description: 'Since midnight UTC' }),
    lowStock: Type.Integer({ description: 'Shown products with five or fewer left' }),
    revenue: Type.Array(Type.Object({ day: Type.String(), orders: Type.Integer(), total: Dollars }), {
      description: 'The last 30 days, oldest first, cancelled and returned orders left out; days are UTC',
    }),
  },
  { title: 'AdminSummary' },
)
export type Summary = Static<typeof SummarySchema>

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
