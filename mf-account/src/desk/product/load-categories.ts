import { api, type Category, dataOrThrow } from '@superium/shared/api'

/** Loads the categories, for the form. */
export async function loadCategories(signal: AbortSignal): Promise<Category[]> {
  return dataOrThrow(await api.GET('/api/v1/shop/categories', { signal })).data
}
