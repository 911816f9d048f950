import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf } from '../identity/guards'
import type { IdentityAdmin } from '../identity/identity-admin'
import { writeLimit } from '../rate-limits/limits'
import { AccessReasonSchema, UidParams } from '../users/account-state-schema'
import { AdministratorSchema, PersonDetailSchema } from './person-schema'
import { readPerson } from './read-person'
import { setAdministrator } from './set-administrator'
import { signOutUser } from './sign-out-user'

interface Parts extends Pick<Dependencies, 'db'> {
  /** Records what it does, even where there is no identity service. */
  identityAdmin: IdentityAdmin
  /** Whether it reaches an identity service. */
  givesRoles: boolean
}

/** One person, their role and their sessions, for administrators. */
export function personRoutes(app: App, { givesRoles, ...parts }: Parts, { admin }: Guards): void {
  const shared = { tags: ['Administration'], security: bearer, params: UidParams }
  const response = { 200: success(PersonDetailSchema), ...problemResponses }
  const answer = async (uid: string) => ({ status: 'success' as const, data: await readPerson(parts.db, uid) })

  app.get(
    '/admin/users/:uid',
    {
      onRequest: admin,
      schema: {
        ...shared,
        operationId: 'adminGetUser',
        summary: 'Get a person with the newest orders, reviews and account events',
        response,
      },
    },
    ({ params }) => answer(params.uid),
  )

  app.post(
    '/admin/users/:uid/sign-out',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        ...shared,
        operationId: 'adminSignOutUser',
        summary: 'End all sessions of an account',
        body: AccessReasonSchema,
        response,
      },
    },
    async (request) => {
      const { uid } = request.params
      await signOutUser(parts, identityOf(request), uid, request.body.reason)
      return answer(uid)
    },
  )

  app.put(
    '/admin/users/:uid/administrator',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        ...shared,
        operationId: 'adminSetAdministrator',
        summary: 'Grant or revoke the administrator role; the last administrator cannot lose it',
        body: AdministratorSchema,
        response,
      },
    },
    async (request) => {
      const { params, body } = request
      const given = { db: parts.db, identityAdmin: givesRoles ? parts.identityAdmin : undefined }
      await setAdministrator(given, identityOf(request), params.uid, body.administrator)
      return answer(params.uid)
    },
  )
}
