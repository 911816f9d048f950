import { Type } from 'typebox'
import type { Database } from '../database/database'
import type { App } from '../http/app'
import { success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf } from '../identity/guards'
import type { IdentityAdmin } from '../identity/identity-admin'
import { keysetFields, successKeysetPage } from '../keyset/schema'
import { writeLimit } from '../rate-limits/limits'
import { AccessReasonSchema, AccountStateSchema, UidParams } from '../users/account-state-schema'
import { AdminUserSchema } from '../users/schema'
import { setAccountDisabled } from '../users/set-account-disabled'
import { listUsers } from './list-users'

interface Parts {
  db: Database
  identityAdmin: IdentityAdmin
}

const State = success(AccountStateSchema)

/** The user records, and which accounts are closed, for administrators. */
export function adminUserRoutes(app: App, parts: Parts, { admin }: Guards): void {
  app.get(
    '/admin/users',
    {
      onRequest: admin,
      schema: {
        operationId: 'adminListUsers',
        summary: 'List users, newest first',
        tags: ['Administration'],
        security: bearer,
        querystring: Type.Object({
          ...keysetFields,
          search: Type.Optional(
            Type.String({
              maxLength: 200,
              description: 'Beginnings of words in name or e-mail address, or the last digits of a phone number',
            }),
          ),
        }),
        response: { 200: successKeysetPage(AdminUserSchema), ...problemResponses },
      },
    },
    async ({ query }) => ({ status: 'success' as const, ...(await listUsers(parts.db, query)) }),
  )

  for (const disabled of [true, false]) {
    const verb = disabled ? 'disable' : 'enable'
    app.post(
      `/admin/users/:uid/${verb}`,
      {
        onRequest: admin,
        config: { rateLimit: writeLimit },
        schema: {
          operationId: disabled ? 'adminDisableUser' : 'adminEnableUser',
          summary: disabled ? 'Close an account, which then cannot be used any more' : 'Reopen a closed account',
          tags: ['Administration'],
          security: bearer,
          params: UidParams,
          body: AccessReasonSchema,
          response: { 200: State, ...problemResponses },
        },
      },
      async (request) => {
        const { params, body } = request
        const data = await setAccountDisabled(parts, identityOf(request), params.uid, { disabled, ...body })
        return { status: 'success' as const, data }
      },
    )
  }
}
