import { Type } from 'typebox'
import { recordExport } from '../audit/record-export'
import type { Dependencies } from '../dependencies'
import { downloaderOf } from '../downloads/downloads'
import { createExports, csvResponses, sendCsv } from '../downloads/send-csv'
import type { App } from '../http/app'
import { success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf } from '../identity/guards'
import { accountDataLimit, writeLimit } from '../rate-limits/limits'
import { AdminOrdersExportQuery } from './admin-list-schema'
import { ConfirmCashResultSchema, ConfirmCashSchema, confirmCash } from './confirm-cash'
import { exportOrders } from './export-orders'
import { ShipOrdersSchema, ShipResultSchema, shipOrders } from './ship-orders'

/** Administrators' bulk actions on orders. */
export function adminBulkOrderRoutes(app: App, parts: Dependencies, { admin }: Guards): void {
  const shared = { tags: ['Administration'], security: bearer }
  const exports = createExports()

  app.post(
    '/admin/orders/ship',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        ...shared,
        operationId: 'adminShipOrders',
        summary: 'Ship the remaining pieces of up to 25 orders, with a result for each; safe to repeat',
        body: ShipOrdersSchema,
        response: { 200: success(Type.Array(ShipResultSchema)), ...problemResponses },
      },
    },
    async (request) => ({
      status: 'success' as const,
      data: await shipOrders(parts, identityOf(request), request.body.ids, request.log),
    }),
  )

  app.post(
    '/admin/orders/cash',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        ...shared,
        operationId: 'adminConfirmCash',
        summary: 'Confirm the cash that sellers report, for up to 25 orders, with a result for each; safe to repeat',
        body: ConfirmCashSchema,
        response: { 200: success(Type.Array(ConfirmCashResultSchema)), ...problemResponses },
      },
    },
    async (request) => ({
      status: 'success' as const,
      data: await confirmCash(parts, identityOf(request), request.body.orders, request.log),
    }),
  )

  app.get(
    '/admin/orders/export',
    {
      onRequest: admin,
      // A HEAD request would read the whole file for nothing.
      exposeHeadRoute: false,
      config: { rateLimit: accountDataLimit },
      schema: {
        ...shared,
        operationId: 'adminExportOrders',
        summary: 'Export the matching orders as a CSV file',
        querystring: AdminOrdersExportQuery,
        response: csvResponses,
      },
    },
    async (request, reply) => {
      const file = exportOrders(parts.db, request.query)
      const pieces = recordExport(parts.db, 'orders', request.query, file)
      await sendCsv(reply, { name: 'orders', reader: downloaderOf(request), exports, pieces })
      return reply
    },
  )
}
