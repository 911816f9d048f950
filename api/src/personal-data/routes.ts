import { Type } from 'typebox'
import type { AccessReader } from '../account-access/access-reader'
import type { Catalogue } from '../catalogue/cached-catalogue'
import type { Dependencies } from '../dependencies'
import { createDownloads, downloaderOf } from '../downloads/downloads'
import { createFairQueue } from '../fair-queue/fair-queue'
import type { App } from '../http/app'
import { Id, success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf } from '../identity/guards'
import { accountDataLimit } from '../rate-limits/limits'
import { deleteAccount } from './delete-account'
import { exportAccount } from './export-account'
import { ordersUnderWay, salesUnderWay } from './require-deletable'

const OpenOrders = Type.Array(Type.Object({ _id: Id, orderNumber: Type.String() }))

const DeletionPreviewSchema = Type.Object(
  {
    orders: OpenOrders,
    /** Orders that the caller's shop has to complete. */
    sales: OpenOrders,
  },
  { title: 'DeletionPreview' },
)

/** Limits reads of open orders and sales, which look through all orders of an account. */
const PREVIEWS = { running: 2, runningOfOne: 1, waiting: 100, waitingOfOne: 5 }

interface Kept {
  catalogue: Catalogue
  /** Caches the access state of accounts. */
  reader: AccessReader
}

/** Routes to export all data about a person and to delete their account (issue 14). */
export function personalDataRoutes(app: App, parts: Dependencies, { user }: Guards, { catalogue, reader }: Kept): void {
  const shared = { tags: ['Account'], security: bearer }
  const downloads = createDownloads('Your data are being downloaded already. Try again when that has ended.')
  const previewQueue = createFairQueue(PREVIEWS)

  app.get(
    '/user/export',
    {
      onRequest: user,
      config: { rateLimit: accountDataLimit },
      schema: {
        operationId: 'exportAccount',
        summary: 'Download all data that the shop stores about the caller',
        ...shared,
        response: {
          200: { description: 'A JSON file', content: { 'application/json': { schema: Type.Unknown() } } },
          ...problemResponses,
        },
      },
    },
    async (request, reply) => {
      const now = new Date()
      await downloads.send(reply, downloaderOf(request), {
        type: 'application/json; charset=utf-8',
        name: `superium-${now.toISOString().slice(0, 10)}.json`,
        pieces: exportAccount(parts, identityOf(request), now),
      })
      return reply
    },
  )

  app.get(
    '/user/account/deletion',
    {
      onRequest: user,
      schema: {
        operationId: 'previewDeletion',
        summary: "List the open orders and sales that block deleting the caller's account",
        ...shared,
        response: { 200: success(DeletionPreviewSchema), ...problemResponses },
      },
    },
    async (request) => {
      const { uid } = identityOf(request)
      const data = await previewQueue(uid, async () => ({
        orders: await ordersUnderWay(parts.db, uid),
        sales: await salesUnderWay(parts.db, uid),
      }))
      return { status: 'success' as const, data }
    },
  )

  app.delete(
    '/user/account',
    {
      onRequest: user,
      config: { rateLimit: accountDataLimit },
      schema: {
        operationId: 'deleteAccount',
        summary: "Delete the caller's account; requires a sign-in within the last five minutes and no open order",
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
