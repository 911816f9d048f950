import { api, dataOrThrow, type SavedView } from '@superium/shared/api'

/** The lists that support saved views. */
export type ViewList = 'orders' | 'products'

/** Loads the administrator's saved views of a list, sorted by name. Throws `ApiError`. */
export async function loadViews(list: ViewList, signal: AbortSignal): Promise<SavedView[]> {
  return dataOrThrow(await api.GET('/api/v1/admin/views/{list}', { params: { path: { list } }, signal })).data
}

/** Saves a view and replaces one of the same name. Resolves to all views; `ApiError` 409 above the limit. */
export async function saveView(list: ViewList, name: string, query: string): Promise<SavedView[]> {
  const params = { path: { list } }
  return dataOrThrow(await api.PUT('/api/v1/admin/views/{list}', { params, body: { name, query } })).data
}

/** Deletes a view. Resolves to the remaining ones. */
export async function removeView(list: ViewList, id: string): Promise<SavedView[]> {
  const params = { path: { list, id } }
  return dataOrThrow(await api.DELETE('/api/v1/admin/views/{list}/{id}', { params })).data
}
