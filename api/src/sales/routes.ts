import { Type } from 'typebox'
import type { Catalogue } from '../catalogue/cached-catalogue'
import type { App } from '../http/app'
import { cachedRead } from '../http/cached-read'
import { success } from '../http/field-schemas'
import { findRunningSale } from './queries'
import { SaleSchema } from './schema'

/** The sale of the "On Sale Now" block and its countdown (ruling on spec §9). */
export function saleRoutes(app: App, { db, answers }: Catalogue): void {
  cachedRead(app, answers, '/shop/sale', {
    operationId: 'getSale',
    summary: 'Get the running sale, or null',
    response: success(Type.Union([SaleSchema, Type.Null()])),
    policy: 'ask',
    async read() {
      const sale = await findRunningSale(db, new Date())
      return { data: sale && { name: sale.name, endsAt: sale.endsAt.toISOString() } }
    },
  })
}
