import type { Catalogue } from '../catalogue/cached-catalogue'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { IdParams, success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards } from '../identity/guards'
import { successKeysetPage } from '../keyset/schema'
import { writeLimit } from '../rate-limits/limits'
import { changeSale, createSale, endSaleNow } from './change-sale'
import { listSales, readSale } from './read-sales'
import {
  AdminSaleDetailSchema,
  AdminSaleSchema,
  SaleChangesSchema,
  SaleInputSchema,
  SaleItemsQuery,
  SalePlanSchema,
  SalesQuery,
} from './schema'

/** Sales, for administrators. A change of prices shows in the shop at once. */
export function adminSaleRoutes(app: App, { db }: Dependencies, { admin }: Guards, catalogue: Catalogue): void {
  const shared = { tags: ['Administration'], security: bearer }
  const config = { rateLimit: writeLimit }
  const read = async (id: string) => ({
    status: 'success' as const,
    data: await readSale(db, id, { size: 50 }),
  })

  app.get(
    '/admin/sales',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminListSales',
        summary: 'List sales with their sold pieces and revenue',
        ...shared,
        querystring: SalesQuery,
        response: { 200: successKeysetPage(AdminSaleSchema), ...problemResponses },
      },
    },
    async ({ query }) => ({ status: 'success' as const, ...(await listSales(db, query)) }),
  )

  app.post(
    '/admin/sales',
    {
      onRequest: admin,
      config,
      schema: {
        operationId: 'adminCreateSale',
        summary: 'Schedule a sale, or preview it; a product in another sale at the same time is a 409',
        ...shared,
        body: SaleInputSchema,
        response: { 200: success(SalePlanSchema), ...problemResponses },
      },
    },
    async ({ body }) => {
      const data = await createSale(db, body, new Date())
      if (data.sale) catalogue.clear()
      return { status: 'success' as const, data }
    },
  )

  app.get(
    '/admin/sales/:id',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminGetSale',
        summary: 'Get a sale with a page of its products, their prices and sold pieces',
        ...shared,
        params: IdParams,
        querystring: SaleItemsQuery,
        response: { 200: success(AdminSaleDetailSchema), ...problemResponses },
      },
    },
    async ({ params, query }) => ({ status: 'success' as const, data: await readSale(db, params.id, query) }),
  )

  app.patch(
    '/admin/sales/:id',
    {
      onRequest: admin,
      config,
      schema: {
        operationId: 'adminChangeSale',
        summary: 'Change the name or the period of a sale that has not ended',
        ...shared,
        params: IdParams,
        body: SaleChangesSchema,
        response: { 200: success(AdminSaleDetailSchema), ...problemResponses },
      },
    },
    async ({ params, body }) => {
      await changeSale(db, params.id, body, new Date())
      catalogue.clear()
      return read(params.id)
    },
  )

  app.post(
    '/admin/sales/:id/end',
    {
      onRequest: admin,
      config,
      schema: {
        operationId: 'adminEndSale',
        summary: 'End a running sale and its prices, or cancel a scheduled one',
        ...shared,
        params: IdParams,
        response: { 200: success(AdminSaleDetailSchema), ...problemResponses },
      },
    },
    async ({ params }) => {
      await endSaleNow(db, params.id, new Date())
      catalogue.clear()
      return read(params.id)
    },
  )
}
