import type { Dependencies } from '../dependencies'
import { createFairQueue } from '../fair-queue/fair-queue'
import type { App } from '../http/app'
import { success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf } from '../identity/guards'
import { savedListLimit } from '../rate-limits/limits'
import { changeSavedLists } from './change-saved-lists'
import { readSavedLists } from './read-saved-lists'
import { SavedChangesSchema, SavedListsSchema } from './schema'

/** Changes of one account's lists run one at a time anyway, so waiting ones must not occupy connections. */
const CHANGES = { running: 6, runningOfOne: 1, waiting: 300, waitingOfOne: 20 }

/** The cart and wishlist of an account, the same on all its devices. */
export function savedListRoutes(app: App, { db }: Dependencies, { user }: Guards): void {
  const tags = ['Cart']
  const config = { rateLimit: savedListLimit }
  const changes = createFairQueue(CHANGES)
  const response = { 200: success(SavedListsSchema), ...problemResponses }

  app.get(
    '/shop/saved',
    {
      onRequest: user,
      config,
      schema: {
        operationId: 'getSavedLists',
        summary: "Get the caller's saved cart and wishlist",
        tags,
        security: bearer,
        response,
      },
    },
    async (request) => ({
      status: 'success' as const,
      data: await readSavedLists(db, identityOf(request).uid),
    }),
  )

  app.post(
    '/shop/saved',
    {
      onRequest: user,
      config,
      schema: {
        operationId: 'changeSavedLists',
        summary: "Change lines of the caller's saved cart and wishlist; the later change of a line wins",
        tags,
        security: bearer,
        body: SavedChangesSchema,
        response,
      },
    },
    async (request) => {
      const { uid } = identityOf(request)
      const data = await changes(uid, () => changeSavedLists(db, uid, request.body))
      return { status: 'success' as const, data }
    },
  )
}
