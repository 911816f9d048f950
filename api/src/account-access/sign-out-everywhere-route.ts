import { Type } from 'typebox'
import type { Database } from '../database/database'
import type { App } from '../http/app'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf } from '../identity/guards'
import type { IdentityAdmin } from '../identity/identity-admin'
import { writeLimit } from '../rate-limits/limits'
import { signOutEverywhere } from './sign-out-everywhere'

interface Parts {
  db: Database
  identityAdmin: IdentityAdmin
}

const Done = Type.Object({ status: Type.Literal('success'), message: Type.String() })

/** The route by which a person ends all their sessions. */
export function signOutEverywhereRoute(app: App, parts: Parts, { user }: Guards): void {
  app.post(
    '/user/sign-out-everywhere',
    {
      onRequest: user,
      config: { rateLimit: writeLimit },
      schema: {
        operationId: 'signOutEverywhere',
        summary: "End all sessions of the caller's account, including this one",
        tags: ['Account'],
        security: bearer,
        response: { 200: Done, ...problemResponses },
      },
    },
    async (request) => {
      await signOutEverywhere(parts, identityOf(request), (error) =>
        request.log.error({ err: error }, 'the identity service did not end the sessions of an account'),
      )
      return { status: 'success' as const, message: 'You are signed out on all devices.' }
    },
  )
}
