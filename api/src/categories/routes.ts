import { Type } from 'typebox'
import type { App, Parts } from '../http/app-types'
import { tagged } from '../http/etag'
import { success } from '../http/fields'
import { problemResponses } from '../http/problem'
import { listCategories } from './categories'
import { CategorySchema } from './schema'

/** The sixteen categories of spec §2. */
export function categoryRoutes(app: App, { db }: Parts): void {
  app.get(
    '/shop/categories',
    {
      onSend: tagged,
      schema: {
        operationId: 'listCategories',
        summary: 'The categories with their picture and number of products',
        tags: ['Catalogue'],
        response: { 200: success(Type.Array(CategorySchema)), ...problemResponses },
      },
    },
    async () => ({ status: 'success' as const, data: await listCategories(db) }),
  )
}
