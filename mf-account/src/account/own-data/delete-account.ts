import { api, dataOrThrow } from '@superium/shared/api'

/**
 * Deletes the account of the signed-in person, who must have signed in just before. Throws `ApiError` with the reason.
 */
export async function deleteAccount(): Promise<void> {
  dataOrThrow(await api.DELETE('/api/v1/user/account'))
}
