import { Type } from 'typebox'
import type { Catalogue } from '../catalogue/cached-catalogue'
import type { App } from '../http/app'
import { cachedRead } from '../http/cached-read'
import { success } from '../http/field-schemas'
import { listCategories } from './list-categories'
import { CategorySchema } from './schema'

/** The sixteen categories of spec §2. */
export function categoryRoutes(app: App, catalogue: Catalogue): void {
  cachedRead(app, catalogue.answers, '/shop/categories', {
    operationId: 'listCategories',
    summary: 'List the categories with their pictures and product counts',
    response: success(Type.Array(CategorySchema)),
    policy: 'listing',
    read: async () => ({ data: await listCategories(catalogue) }),
  })
}
