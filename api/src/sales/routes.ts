import { Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { addEtag } from '../http/send-with-etag'
import { findRunningSale } from './queries'
import { SaleSchema } from './schema'

/** The sale of the "On Sale Now" block and its countdown (ruling on spec §9). */
export function saleRoutes(app: App, { db }: Dependencies): void {
  app.get(
    '/shop/sale',
    {
      onSend: addEtag,
      schema: {
        operationId: 'getSale',
        summary: 'Get the running sale, or null',
        tags: ['Catalogue'],
        response: { 200: success(Type.Union([SaleSchema, Type.Null()])), ...problemResponses },
      },
    },
    async () => {
      const sale = await findRunningSale(db, new Date())
      return {
        status: 'success' as const,
        data: sale && { name: sale.name, endsAt: sale.endsAt.toISOString() },
      }
    },
  )
}
