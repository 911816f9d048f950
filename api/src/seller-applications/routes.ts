import { Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf } from '../identity/guards'
import { readOwnSeller } from './read-own-seller'
import { OwnSellerSchema } from './schema'

/** `GET /user/seller`: the caller's own application or shop. */
export function ownSellerRoute(app: App, { db }: Dependencies, { user }: Guards): void {
  app.get(
    '/user/seller',
    {
      onRequest: user,
      schema: {
        operationId: 'getOwnSeller',
        summary: 'Get the caller’s application or shop with its history; null if the caller has not applied',
        tags: ['Selling'],
        security: bearer,
        response: { 200: success(Type.Union([OwnSellerSchema, Type.Null()])), ...problemResponses },
      },
    },
    async (request) => ({ status: 'success' as const, data: await readOwnSeller(db, identityOf(request)) }),
  )
}
