import { api, dataOrThrow, type SavedView } from '@superium/shared/api'

/** The lists that have saved views. */
export type ViewList = 'orders' | 'products'

/** The administrator's views of a list, by name. Throws `ApiError`. */
export async function loadViews(list: ViewList, signal: AbortSignal): Promise<SavedView[]> {
  return dataOrThrow(await api.GET('/api/v1/admin/views/{list}', { params: { path: { list } }, signal })).data
}

/** Saves a view, in place of one with the same name. Resolves to all views; one too many is an `ApiError` 409. */
export async function saveView(list: ViewList, name: string, query: string): Promise<SavedView[]> {
  const params = { path: { list } }
  return dataOrThrow(await api.PUT('/api/v1/admin/views/{list}', { params, body: { name, query } })).data
}

/** Removes a view. Resolves to those that are left. */
export async function removeView(list: ViewList, id: string): Promise<SavedView[]> {
  const params = { path: { list, id } }
  return dataOrThrow(await api.DELETE('/api/v1/admin/views/{list}/{id}', { params })).data
}
