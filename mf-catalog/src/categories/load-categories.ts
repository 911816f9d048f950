import { api, type Category, dataOrThrow } from '@superium/shared/api'

/** Loads the categories with name, picture and product count. Throws `ApiError`. */
export async function loadCategories(signal: AbortSignal): Promise<Category[]> {
  return dataOrThrow(await api.GET('/api/v1/shop/categories', { signal })).data
}
