import type { Catalogue } from '../catalogue/cached-catalogue'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { IdParams, success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf } from '../identity/guards'
import { successKeysetPage } from '../keyset/schema'
import { writeLimit } from '../rate-limits/limits'
import { getAdminSeller, listSellers } from './admin-sellers'
import { decide } from './decide'
import { AdminSellerDetailSchema, AdminSellerSchema, AdminSellersQuery, DecisionBody } from './schema'

/** Administrators' routes for applications and shops. */
export function adminSellerRoutes(app: App, parts: Dependencies, { admin }: Guards, catalogue: Catalogue): void {
  const { db } = parts
  const shared = { tags: ['Administration'], security: bearer }

  app.get(
    '/admin/sellers',
    {
      onRequest: admin,
      schema: {
        ...shared,
        operationId: 'adminListSellers',
        summary: 'List applications and shops, the latest application first',
        querystring: AdminSellersQuery,
        response: { 200: successKeysetPage(AdminSellerSchema), ...problemResponses },
      },
    },
    async ({ query }) => ({ status: 'success' as const, ...(await listSellers(db, query)) }),
  )

  app.get(
    '/admin/sellers/:id',
    {
      onRequest: admin,
      schema: {
        ...shared,
        operationId: 'adminGetSeller',
        summary: 'Get an application or shop with its history',
        params: IdParams,
        response: { 200: success(AdminSellerDetailSchema), ...problemResponses },
      },
    },
    async ({ params }) => ({ status: 'success' as const, data: await getAdminSeller(db, params.id) }),
  )

  app.post(
    '/admin/sellers/:id/decisions',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        ...shared,
        operationId: 'adminDecideSeller',
        summary: 'Approve or decline an application, or suspend or reinstate a shop; the seller gets an e-mail',
        params: IdParams,
        body: DecisionBody,
        response: { 200: success(AdminSellerDetailSchema), ...problemResponses },
      },
    },
    async (request) => {
      const { id } = request.params
      await decide({ ...parts, catalogue }, identityOf(request), id, request.body, (err) =>
        request.log.error({ err }, 'the identity service did not change the role of a seller'),
      )
      return { status: 'success' as const, data: await getAdminSeller(db, id) }
    },
  )
}
