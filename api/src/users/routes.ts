import { Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { EmailQuery, success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf, requireOwnEmail } from '../identity/guards'
import { identityLimit, writeLimit } from '../rate-limits/limits'
import { LoginBody, RegisterBody, UserRecordSchema, UserUpdateSchema } from './schema'
import { getUser, recordUser, updateUser } from './users'

const Signed = Type.Object({ status: Type.Literal('success'), message: Type.String(), data: UserRecordSchema })

/** User records (spec §7). The identity service checks the password; the token tells the account. */
export function userRoutes(app: App, { db }: Dependencies, { user }: Guards): void {
  const tags = ['Account']

  app.post(
    '/user/login',
    {
      onRequest: user,
      config: { rateLimit: identityLimit },
      schema: {
        operationId: 'login',
        summary: 'Tell the product of a sign-in',
        tags,
        security: bearer,
        body: LoginBody,
        response: { 200: Signed, ...problemResponses },
      },
    },
    async (request) => {
      const identity = identityOf(request)
      requireOwnEmail(identity, request.body.email)
      return { status: 'success' as const, message: 'Signed in successfully', data: await recordUser(db, identity) }
    },
  )

  app.post(
    '/user/register',
    {
      onRequest: user,
      config: { rateLimit: identityLimit },
      schema: {
        operationId: 'register',
        summary: "Keep a record of the token's account; called again, it keeps the record",
        tags,
        security: bearer,
        body: RegisterBody,
        response: { 200: Signed, ...problemResponses },
      },
    },
    async (request) => {
      const identity = identityOf(request)
      requireOwnEmail(identity, request.body.email)
      const data = await recordUser(db, identity, request.body.name)
      return { status: 'success' as const, message: 'User registered successfully', data }
    },
  )

  app.get(
    '/user/get-me',
    {
      onRequest: user,
      schema: {
        operationId: 'getMe',
        summary: "The caller's user record",
        tags,
        security: bearer,
        querystring: EmailQuery,
        response: { 200: success(UserRecordSchema), ...problemResponses },
      },
    },
    async (request) => {
      const identity = identityOf(request)
      requireOwnEmail(identity, request.query.email)
      return { status: 'success' as const, data: await getUser(db, identity) }
    },
  )

  app.patch(
    '/user/update-user',
    {
      onRequest: user,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'updateUser',
        summary: "Change the caller's user record; the e-mail address stays",
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
      return { status: 'success' as const, data: await updateUser(db, identity, request.body) }
    },
  )
}
