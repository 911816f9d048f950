import type { Catalogue } from '../catalogue/cached-catalogue'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { IdParams, success } from '../http/field-schemas'
import { requirePlainText } from '../http/plain-text'
import { badField, problemResponses } from '../http/problem'
import { bearer, type Guards } from '../identity/guards'
import { writeLimit } from '../rate-limits/limits'
import {
  type StockMove,
  StockMovementsQuery,
  StockMovementsSchema,
  StockMoveSchema,
  StockSchema,
} from '../stock/schema'
import { changeStock, type Move } from './change-stock'
import { listMovements } from './list-movements'

function moveOf({ kind, pieces, expected }: StockMove): Move {
  if (kind === 'received') return { change: pieces }
  if (kind === 'damaged') return { change: -pieces }
  if (expected === undefined) throw badField('expected', 'expected is required: the stock that the count replaces.')
  return { counted: pieces, expected }
}

/** The stock of products and variants, for administrators. */
export function adminStockRoutes(app: App, { db }: Dependencies, { admin }: Guards, catalogue: Catalogue): void {
  const shared = { tags: ['Administration'], security: bearer, params: IdParams }

  app.post(
    '/admin/products/:id/stock',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'adminMoveStock',
        summary: 'Record received, damaged or counted stock; the movement is added to the history',
        ...shared,
        body: StockMoveSchema,
        response: { 200: success(StockSchema), ...problemResponses },
      },
    },
    async ({ params: { id }, body }) => {
      const { key, kind, variant, note } = body
      requirePlainText('note', note)
      const data = await changeStock(db, 'everyone', id, {
        key,
        kind,
        variant,
        note,
        move: moveOf(body),
        field: 'pieces',
      })
      catalogue.clear()
      return { status: 'success' as const, data }
    },
  )

  app.get(
    '/admin/products/:id/stock',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminListStockMovements',
        summary: 'List the manual stock movements of a variant, or of a product without variants, newest first',
        ...shared,
        querystring: StockMovementsQuery,
        response: { 200: StockMovementsSchema, ...problemResponses },
      },
    },
    async ({ params: { id }, query }) => ({ status: 'success' as const, ...(await listMovements(db, id, query)) }),
  )
}
