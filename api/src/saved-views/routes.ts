import { Type } from 'typebox'
import type { Dependencies } from '../dependencies'
import type { App } from '../http/app'
import { success } from '../http/field-schemas'
import { problemResponses } from '../http/problem'
import { bearer, type Guards, identityOf } from '../identity/guards'
import { writeLimit } from '../rate-limits/limits'
import { listViews, removeView, saveView } from './saved-views'
import { SavedViewInputSchema, SavedViewSchema, ViewListParams, ViewParams } from './schema'

/** The views of lists that each administrator has saved. */
export function savedViewRoutes(app: App, { db }: Pick<Dependencies, 'db'>, { admin }: Guards): void {
  const shared = { tags: ['Administration'], security: bearer }
  const response = { 200: success(Type.Array(SavedViewSchema)), ...problemResponses }

  app.get(
    '/admin/views/:list',
    {
      onRequest: admin,
      schema: {
        ...shared,
        operationId: 'adminListViews',
        summary: 'List the caller’s saved views of a list, by name',
        params: ViewListParams,
        response,
      },
    },
    async (request) => ({
      status: 'success' as const,
      data: await listViews(db, identityOf(request).uid, request.params.list),
    }),
  )

  app.put(
    '/admin/views/:list',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        ...shared,
        operationId: 'adminSaveView',
        summary: 'Save filters under a name; the same name replaces them. At most 30 per list',
        params: ViewListParams,
        body: SavedViewInputSchema,
        response,
      },
    },
    async (request) => ({
      status: 'success' as const,
      data: await saveView(db, identityOf(request).uid, request.params.list, request.body),
    }),
  )

  app.delete(
    '/admin/views/:list/:id',
    {
      onRequest: admin,
      config: { rateLimit: writeLimit },
      schema: {
        ...shared,
        operationId: 'adminRemoveView',
        summary: 'Delete a saved view of the caller',
        params: ViewParams,
        response,
      },
    },
    async (request) => ({
      status: 'success' as const,
      data: await removeView(db, identityOf(request).uid, request.params.list, request.params.id),
    }),
  )
}
