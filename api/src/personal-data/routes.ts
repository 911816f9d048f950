import { Readable } from 'node:stream'
import { Type } from 'typebox'
import type { AccessReader } from '../account-access/access-reader'
import type { Catalogue } from '../catalogue/cached-catalogue'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { problemResponses } from '../http/problem'
import { STALLED_MS } from '../http/send-csv'
import { createStreamPlaces } from '../http/stream-places'
import { bearer, type Guards, identityOf } from '../identity/guards'
import { accountDataLimit } from '../rate-limits/limits'
import { deleteAccount } from './delete-account'
import { exportAccount } from './export-account'

interface Kept {
  catalogue: Catalogue
  /** Caches the access state of accounts. */
  reader: AccessReader
}

/** Routes to export all data about a person and to delete their account (issue 14). */
export function personalDataRoutes(app: App, parts: Dependencies, { user }: Guards, { catalogue, reader }: Kept): void {
  const shared = { tags: ['Account'], security: bearer }
  const places = createStreamPlaces({
    ...{ perAccount: 1, inAll: 4 },
    ofAccount: 'Your data are being downloaded already. Try again when that has ended.',
    ofAll: 'Several people download their data at the moment. Try again in a minute.',
  })

  app.get(
    '/user/export',
    {
      onRequest: user,
      config: { rateLimit: accountDataLimit },
      schema: {
        operationId: 'exportAccount',
        summary: 'Download everything that the shop keeps about the caller',
        ...shared,
        response: {
          200: { description: 'A JSON file', content: { 'application/json': { schema: Type.Unknown() } } },
          ...problemResponses,
        },
      },
    },
    async (request, reply) => {
      const now = new Date()
      const identity = identityOf(request)
      const giveBack = places.take(identity.uid)
      reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy())
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="superium-${now.toISOString().slice(0, 10)}.json"`)
        .send(Readable.from(exportAccount(parts, identity, now)).once('close', giveBack))
    },
  )

  app.delete(
    '/user/account',
    {
      onRequest: user,
      config: { rateLimit: accountDataLimit },
      schema: {
        operationId: 'deleteAccount',
        summary: "Delete the caller's account; needs a sign-in of the last five minutes, and no open order",
        ...shared,
        response: {
          200: Type.Object({ status: Type.Literal('success'), message: Type.String() }),
          ...problemResponses,
        },
      },
    },
    async (request) => {
      const identity = identityOf(request)
      const pictures = await deleteAccount(parts, identity, new Date())
      reader.forget(identity.uid)
      catalogue.refresh()
      for (const key of pictures) {
        await parts.pictures
          .forget(key)
          .catch((err) => request.log.error({ err }, 'a deleted picture stays in the cache'))
      }
      return { status: 'success' as const, message: 'Your account is deleted.' }
    },
  )
}
