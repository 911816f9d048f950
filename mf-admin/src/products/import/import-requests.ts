import { api, type CatalogueImport, dataOrThrow, type ImportItem } from '@superium/shared/api'
import type { Encoding } from '@superium/shared/product-files'
import { fetchWithProgress } from '@superium/shared/uploads'

/** The API's limit in bytes. */
export const MOST_BYTES = 5_000_000

/**
 * Uploads a file for checking, without a time limit; `onProgress` gets the uploaded share, 0 to 1. Throws `ApiError`.
 */
export async function uploadImport(file: File, onProgress: (share: number) => void): Promise<CatalogueImport> {
  const answer = await api.POST('/api/v1/admin/imports', {
    params: { query: { name: file.name.slice(0, 200) } },
    headers: { 'content-type': 'application/octet-stream' },
    // `fetchWithProgress` sends the file itself instead.
    body: '',
    fetch: fetchWithProgress(file, onProgress),
  })
  return dataOrThrow(answer).data
}

/** The latest imports of all administrators. */
export async function listImports(signal: AbortSignal): Promise<CatalogueImport[]> {
  return dataOrThrow(await api.GET('/api/v1/admin/imports', { signal })).data
}

/** Loads an import's state. An unknown id is an `ApiError` 404. */
export async function loadImport(id: string, signal?: AbortSignal): Promise<CatalogueImport> {
  const params = { path: { id } }
  return dataOrThrow(await api.GET('/api/v1/admin/imports/{id}', { params, ...(signal && { signal }) })).data
}

/** Starts or cancels an import. `ApiError` 409 if its state has changed. */
export async function decideImport(id: string, decision: 'run' | 'cancel'): Promise<CatalogueImport> {
  const params = { path: { id } }
  return dataOrThrow(
    await (decision === 'run'
      ? api.POST('/api/v1/admin/imports/{id}/run', { params })
      : api.POST('/api/v1/admin/imports/{id}/cancel', { params })),
  ).data
}

/** Reads and checks a file again in another encoding. `ApiError` 409 if the import's state has changed. */
export async function chooseEncoding(id: string, encoding: Encoding): Promise<CatalogueImport> {
  return dataOrThrow(
    await api.POST('/api/v1/admin/imports/{id}/encoding', { params: { path: { id } }, body: { encoding } }),
  ).data
}

/** The listed items: all, those with one action, or `refused` for those that could not be imported. */
export type ItemFilter = '' | 'add' | 'change' | 'same' | 'bad' | 'refused'

/** Loads the page of an import's items after the cursor `after`. */
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
