import type { Catalogue } from '../catalogue/cached-catalogue'
import type { App } from '../http/app'
import { cachedRead } from '../http/cached-read'
import { success } from '../http/field-schemas'
import { SuggestionsQuery, SuggestionsSchema } from './schema'
import { suggest } from './suggest'

/** The suggestions of the header's search box. */
export function suggestionRoutes(app: App, catalogue: Catalogue): void {
  cachedRead(app, catalogue.answers, '/shop/suggestions', {
    operationId: 'listSuggestions',
    summary: 'Suggest products, categories, brands and shops for the text typed so far',
    query: SuggestionsQuery,
    response: success(SuggestionsSchema),
    policy: 'listing',
    read: async (query) => ({ data: await suggest(catalogue, query) }),
  })
}
