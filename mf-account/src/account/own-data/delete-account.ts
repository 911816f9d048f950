import { api, dataOrThrow } from '@superium/shared/api'

/**
 * Deletes the account of the signed-in person, who must have signed in just before. Throws `ApiError` with the reason.
 */
export async function deleteAccount(): Promise<void> {
  dataOrThrow(await api.DELETE('/api/v1/user/account'))
}

/** The orders that stand against a deletion: the person's own, and those that their shop has to complete. */
export type DeletionPreview = Awaited<ReturnType<typeof previewDeletion>>

/** Asks what stands against a deletion of the account. */
export async function previewDeletion(signal: AbortSignal) {
  return dataOrThrow(await api.GET('/api/v1/user/account/deletion', { signal })).data
}
