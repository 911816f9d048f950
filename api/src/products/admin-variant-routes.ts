import { Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { Id, success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards } from '../identity/guards'
import { setVariantStock } from './set-variant-stock'

const StockSchema = Type.Object({ variant: Id, stock: Type.Integer() }, { title: 'VariantStock' })

/** The stock of variants, for administrators. */
export function adminVariantRoutes(app: App, { db }: Dependencies, { admin }: Guards): void {
  app.patch(
    '/admin/products/:id/variants/:variant',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminSetVariantStock',
        summary: 'Set the stock of a variant; the product’s is the sum of all',
        tags: ['Administration'],
        security: bearer,
        params: Type.Object({ id: Id, variant: Id }),
        body: Type.Object({ stock: Type.Integer({ minimum: 0, maximum: 1_000_000 }) }),
        response: { 200: success(StockSchema), ...problemResponses },
      },
    },
    async ({ params: { id, variant }, body: { stock } }) => {
      await setVariantStock(db, id, variant, stock)
      return { status: 'success' as const, data: { variant, stock } }
    },
  )
}
