import { Type } from 'typebox'
import { tellOfPasswordChange } from '../account-access/tell-of-password-change'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf, requireOwnEmail } from '../identity/guards'
import type { IdentityAdmin } from '../identity/identity-admin'
import { countCalls } from '../rate-limits/count-calls'
import { accountLimit, identityLimit } from '../rate-limits/limits'
import { limitSignUps } from './limit-sign-ups'
import { LoginBody, RegisterBody, UserRecordSchema } from './schema'
import { recordUser } from './users'

const Signed = Type.Object({ status: Type.Literal('success'), message: Type.String(), data: UserRecordSchema })

/**
 * Sign-in and registration (spec §7). The identity service checks the password, and slows down who guesses it; the token tells the
 * account. Here calls are slowed down per address, those with a bad token too, and per account. Nothing locks: a minute later the
 * next call passes.
 */
export function signInRoutes(
  scope: App,
  parts: Dependencies & { identityAdmin: IdentityAdmin },
  { user }: Guards,
): void {
  const { db, rateLimits } = parts
  const tags = ['Account']
  // Hooks of the scope run before the routes' guards.
  scope.addHook('onRequest', countCalls(scope, identityLimit))
  scope.addHook('preValidation', countCalls(scope, accountLimit))

  scope.post(
    '/user/login',
    {
      onRequest: user,
      schema: {
        operationId: 'login',
        summary: "Record a sign-in and return the caller's user record",
        tags,
        security: bearer,
        body: LoginBody,
        response: { 200: Signed, ...problemResponses },
      },
    },
    async (request) => {
      const identity = identityOf(request)
      requireOwnEmail(identity, request.body.email)
      if (rateLimits === 'on') await limitSignUps(db, identity, request.ip)
      const data = await recordUser(db, identity)
      // A password that a mailed link has set shows at the sign-in after it, which need not wait for that.
      tellOfPasswordChange(parts, identity, new Date()).catch((err: unknown) =>
        request.log.warn({ err }, 'it is not known whether a password was changed'),
      )
      return { status: 'success' as const, message: 'Signed in successfully', data }
    },
  )

  scope.post(
    '/user/register',
    {
      onRequest: user,
      schema: {
        operationId: 'register',
        summary: "Create a user record for the token's account; an existing record keeps its fields",
        tags,
        security: bearer,
        body: RegisterBody,
        response: { 200: Signed, ...problemResponses },
      },
    },
    async (request) => {
      const identity = identityOf(request)
      requireOwnEmail(identity, request.body.email)
      if (rateLimits === 'on') await limitSignUps(db, identity, request.ip)
      const data = await recordUser(db, identity, request.body.name)
      return { status: 'success' as const, message: 'User registered successfully', data }
    },
  )
}
