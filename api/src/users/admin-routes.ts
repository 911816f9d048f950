import { Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { PageNumber, PageSize, successPage } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards } from '../identity/guards'
import { AdminUserSchema } from './schema'
import { listUsers } from './users'

/** The user records, for administrators. */
export function adminUserRoutes(app: App, { db }: Dependencies, { admin }: Guards): void {
  app.get(
    '/admin/users',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminListUsers',
        summary: 'Users, newest first',
        tags: ['Administration'],
        security: bearer,
        querystring: Type.Object({
          page: PageNumber,
          size: PageSize,
          search: Type.Optional(Type.String({ maxLength: 200, description: 'Part of name or e-mail' })),
        }),
        response: { 200: successPage(AdminUserSchema), ...problemResponses },
      },
    },
    async ({ query }) => ({ status: 'success' as const, ...(await listUsers(db, query)) }),
  )
}
