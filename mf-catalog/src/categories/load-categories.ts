import { api, type Category, dataOrThrow } from '@superium/shared/api'

/** The 16 categories with shown name, picture and count. */
export async function loadCategories(signal: AbortSignal): Promise<Category[]> {
  return dataOrThrow(await api.GET('/api/v1/shop/categories', { signal })).data
}
