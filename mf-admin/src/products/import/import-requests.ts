import { api, type CatalogueImport, dataOrThrow, type ImportItem } from '@superium/shared/api'
import { fetchWithProgress } from '@superium/shared/uploads'

/** Bytes, as the API takes. */
export const MOST_BYTES = 5_000_000

/** Sends a file to be checked, however long that takes; `onProgress` gets the sent share, 0 to 1. Throws `ApiError`. */
export async function uploadImport(file: File, onProgress: (share: number) => void): Promise<CatalogueImport> {
  const answer = await api.POST('/api/v1/admin/imports', {
    params: { query: { name: file.name.slice(0, 200) } },
    headers: { 'content-type': 'application/octet-stream' },
    // What is sent is the file as it is.
    body: '',
    fetch: fetchWithProgress(file, onProgress),
  })
  return dataOrThrow(answer).data
}

/** The latest imports of all administrators. */
export async function listImports(signal: AbortSignal): Promise<CatalogueImport[]> {
  return dataOrThrow(await api.GET('/api/v1/admin/imports', { signal })).data
}

/** How far an import is. An unknown id is an `ApiError` 404. */
export async function loadImport(id: string, signal?: AbortSignal): Promise<CatalogueImport> {
  const params = { path: { id } }
  return dataOrThrow(await api.GET('/api/v1/admin/imports/{id}', { params, ...(signal && { signal }) })).data
}

/** Starts or ends an import. 409 when it is in another state by now. */
export async function decideImport(id: string, decision: 'run' | 'cancel'): Promise<CatalogueImport> {
  const params = { path: { id } }
  return dataOrThrow(
    await (decision === 'run'
      ? api.POST('/api/v1/admin/imports/{id}/run', { params })
      : api.POST('/api/v1/admin/imports/{id}/cancel', { params })),
  ).data
}

/** Which items are listed: all, those of an action, or those that could not be imported. */
export type ItemFilter = '' | 'add' | 'change' | 'same' | 'bad' | 'refused'

/** A page of the import's items that follows the place `after`. */
export async function listItems(
  id: string,
  filter: ItemFilter,
  after: number,
  signal: AbortSignal,
): Promise<{ data: ImportItem[]; next: number | null }> {
  const query = {
    ...{ after, size: 50 },
    ...(filter === 'refused' ? { result: filter } : filter && { action: filter }),
  }
  return dataOrThrow(await api.GET('/api/v1/admin/imports/{id}/items', { params: { path: { id }, query }, signal }))
}
