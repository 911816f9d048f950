import { recordExport } from '../audit/record-export'
import type { Dependencies } from '../dependencies'
import { downloaderOf } from '../downloads/downloads'
import { createExports, csvResponses, sendCsv } from '../downloads/send-csv'
import type { App } from '../http/app'
import { problemResponses } from '../http/problem'
import { bearer, type Guards } from '../identity/guards'
import { accountDataLimit } from '../rate-limits/limits'
import { exportAudit } from './export-audit'
import { listAudit } from './list-audit'
import { AuditFilters, AuditPageSchema, AuditQuery } from './schema'

/**
 * Administrators' routes to read the audit log: changes by administrators, sellers and the command line. No route
 * changes it.
 */
export function auditRoutes(app: App, { db }: Pick<Dependencies, 'db'>, { admin }: Guards): void {
  const shared = { tags: ['Administration'], security: bearer }
  const exports = createExports()

  app.get(
    '/admin/audit',
    {
      onRequest: admin,
      schema: {
        ...shared,
        operationId: 'adminListAudit',
        summary: 'List all writes of administrators, sellers and the command line, newest first',
        querystring: AuditQuery,
        response: { 200: AuditPageSchema, ...problemResponses },
      },
    },
    async ({ query }) => ({ status: 'success' as const, ...(await listAudit(db, query)) }),
  )

  app.get(
    '/admin/audit/export',
    {
      onRequest: admin,
      // A HEAD request would read the whole file for nothing.
      exposeHeadRoute: false,
      config: { rateLimit: accountDataLimit },
      schema: {
        ...shared,
        operationId: 'adminExportAudit',
        summary: 'Export the matching audit entries as a CSV file',
        querystring: AuditFilters,
        response: csvResponses,
      },
    },
    async (request, reply) => {
      const pieces = recordExport(db, 'audit', request.query, exportAudit(db, request.query))
      await sendCsv(reply, { name: 'audit', reader: downloaderOf(request), exports, pieces })
      return reply
    },
  )
}
