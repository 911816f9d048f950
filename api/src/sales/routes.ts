import { Type } from 'typebox'
import type { App, Parts } from '../http/app-types'
import { tagged } from '../http/etag'
import { success } from '../http/fields'
import { problemResponses } from '../http/problem'
import { findRunningSale } from './queries'
import { SaleSchema } from './schema'

/** The sale behind the "On Sale Now" block and its countdown (ruling on spec §9). */
export function saleRoutes(app: App, { db }: Parts): void {
  app.get(
    '/shop/sale',
    {
      onSend: tagged,
      schema: {
        operationId: 'getSale',
        summary: 'The running sale, or null',
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
