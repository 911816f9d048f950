import { Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { conflict, problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf } from '../identity/guards'
import { type IdentityAdmin, IdentityAdminError } from '../identity/identity-admin'
import { accountDataLimit } from '../rate-limits/limits'
import { tellOfPasswordChange } from './tell-of-password-change'

const Done = Type.Object({ status: Type.Literal('success'), message: Type.String() })

/** The route by which a browser reports that its person has changed the password at the identity service. */
export function passwordChangedRoute(
  app: App,
  parts: Pick<Dependencies, 'db' | 'shop'> & { identityAdmin: IdentityAdmin },
  { user }: Guards,
): void {
  app.post(
    '/user/password-changed',
    {
      onRequest: user,
      config: { rateLimit: accountDataLimit },
      schema: {
        operationId: 'passwordChanged',
        summary: "E-mail the caller that the account's password was changed; 409 if it was not, lately",
        tags: ['Account'],
        security: bearer,
        response: { 200: Done, ...problemResponses },
      },
    },
    async (request) => {
      const told = await tellOfPasswordChange(parts, identityOf(request), new Date(), true).catch((error) => {
        if (!(error instanceof IdentityAdminError)) throw error
        request.log.error({ err: error }, 'the identity service does not tell when a password was changed')
        // The next sign-in asks again.
        return true
      })
      if (!told) throw conflict('The password of this account has not been changed lately.')
      return { status: 'success' as const, message: 'We have noted that your password was changed.' }
    },
  )
}
