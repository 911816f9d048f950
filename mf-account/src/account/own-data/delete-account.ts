import { api, dataOrThrow } from '@superium/shared/api'

/** Deletes the signed-in person's account, which must have signed in just now. Throws `ApiError` with the reason. */
export async function deleteAccount(): Promise<void> {
  dataOrThrow(await api.DELETE('/api/v1/user/account'))
}
