import type { Dependencies } from '../../dependencies'
import type { App } from '../../http/app'
import { IdParams, success } from '../../http/field-schemas'
import { problemResponses } from '../../http/problem'
import { bearer, type Guards, identityOf } from '../../identity/guards'
import { writeLimit } from '../../rate-limits/limits'
import {
  NewParcelSchema,
  OrderTrackingSchema,
  ParcelParams,
  ParcelPreviewSchema,
  SomePiecesQuery,
} from '../change-schema'
import { readPieces } from '../preview-return'
import { findDetails } from '../queries'
import { getOrder, getOrderRow } from '../read-orders'
import { OrderSchema } from '../schema'
import { adminKeeper } from './parcel-keeper'
import { correctTracking, markDelivered, shipPieces } from './parcel-steps'
import { previewParcel } from './preview-parcel'
import { requireHttps } from './tracking-columns'

/** The parcels of any order, for administrators. */
export function adminParcelRoutes(app: App, parts: Dependencies, { admin }: Guards): void {
  const tags = ['Administration']
  const response = { 200: success(OrderSchema), ...problemResponses }
  const read = async (request: Parameters<typeof identityOf>[0] & { params: { id: string } }) => ({
    status: 'success' as const,
    data: await getOrder(parts, identityOf(request), 'admin', request.params.id),
  })

  app.get(
    '/admin/orders/:id/parcels',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminPreviewParcel',
        summary: 'Preview the cash that the courier collects for a parcel of an order',
        tags,
        security: bearer,
        params: IdParams,
        querystring: SomePiecesQuery,
        response: { 200: success(ParcelPreviewSchema), ...problemResponses },
      },
    },
    async (request) => {
      const { lines } = request.query
      const row = await getOrderRow(parts.db, identityOf(request), request.params.id)
      const order = { row, ...(await findDetails(parts.db, [row])) }
      const pieces = lines === undefined ? undefined : readPieces(lines)
      const cash = previewParcel(order, adminKeeper(identityOf(request), row.id), pieces)
      return { status: 'success' as const, data: { cash } }
    },
  )

  app.post(
    '/admin/orders/:id/parcels',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'adminSendParcel',
        summary: 'Ship pieces of an order, or all remaining ones, in one parcel per sender',
        tags,
        security: bearer,
        params: IdParams,
        body: NewParcelSchema,
        response,
      },
    },
    async (request) => {
      const { tracking, seen } = request.body
      if (tracking) requireHttps('tracking.url', tracking)
      await shipPieces(parts, adminKeeper(identityOf(request), request.params.id, seen), request.body)
      return read(request)
    },
  )

  app.post(
    '/admin/orders/:id/parcels/:parcel/delivered',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'adminDeliverParcel',
        summary: 'Mark a parcel as delivered; the last parcel also marks the order as delivered',
        tags,
        security: bearer,
        params: ParcelParams,
        response,
      },
    },
    async (request) => {
      await markDelivered(parts, adminKeeper(identityOf(request), request.params.id), request.params.parcel)
      return read(request)
    },
  )

  app.post(
    '/admin/orders/:id/parcels/:parcel/tracking',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'adminSetParcelTracking',
        summary: 'Set or correct the tracking of a parcel',
        tags,
        security: bearer,
        params: ParcelParams,
        body: OrderTrackingSchema,
        response,
      },
    },
    async (request) => {
      requireHttps('url', request.body)
      const keeper = adminKeeper(identityOf(request), request.params.id)
      await correctTracking(parts, keeper, request.params.parcel, request.body)
      return read(request)
    },
  )
}
