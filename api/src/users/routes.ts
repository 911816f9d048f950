import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { EmailQuery, success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf, requireOwnEmail } from '../identity/guards'
import type { Identity } from '../identity/identity'
import { writeLimit } from '../rate-limits/limits'
import { limitSignUps } from './limit-sign-ups'
import { UserRecordSchema, UserUpdateSchema } from './schema'
import { getUser, updateUser } from './users'

/** User records (spec §7). */
export function userRoutes(app: App, { db, rateLimits }: Dependencies, { user }: Guards): void {
  const tags = ['Account']
  const mayBeNew = async (identity: Identity, ip: string): Promise<void> => {
    if (rateLimits === 'on') await limitSignUps(db, identity, ip)
  }

  app.get(
    '/user/get-me',
    {
      onRequest: user,
      schema: {
        operationId: 'getMe',
        summary: "Get the caller's user record",
        tags,
        security: bearer,
        querystring: EmailQuery,
        response: { 200: success(UserRecordSchema), ...problemResponses },
      },
    },
    async (request) => {
      const identity = identityOf(request)
      requireOwnEmail(identity, request.query.email)
      return { status: 'success' as const, data: await getUser(db, identity, () => mayBeNew(identity, request.ip)) }
    },
  )

  app.patch(
    '/user/update-user',
    {
      onRequest: user,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'updateUser',
        summary: "Change the caller's user record, except the e-mail address",
        tags,
        security: bearer,
        querystring: EmailQuery,
        body: UserUpdateSchema,
        response: { 200: success(UserRecordSchema), ...problemResponses },
      },
    },
    async (request) => {
      const identity = identityOf(request)
      requireOwnEmail(identity, request.query.email)
      if (request.body.email !== undefined) requireOwnEmail(identity, request.body.email)
      await mayBeNew(identity, request.ip)
      return { status: 'success' as const, data: await updateUser(db, identity, request.body) }
    },
  )
}
