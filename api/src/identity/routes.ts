import { Type } from 'typebox'
import type { App } from '../http/app'
import { success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { type Guards, identityOf } from './guards'

const IdentitySchema = Type.Object({
  uid: Type.String(),
  email: Type.String(),
  name: Type.String(),
  admin: Type.Boolean(),
  seller: Type.Boolean(),
})

/** `GET /identity`: the account of a token, for the page server, which does not verify tokens itself. */
export function identityRoutes(app: App, { user }: Guards): void {
  app.get(
    '/identity',
    { onRequest: user, schema: { hide: true, response: { 200: success(IdentitySchema), ...problemResponses } } },
    async (request) => ({ status: 'success' as const, data: identityOf(request) }),
  )
}
