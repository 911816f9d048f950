import { api, dataOrThrow } from '@superium/shared/api'
import { setPhoto } from '@superium/shared/identity'
import { uploadPicture } from '@superium/shared/uploads'
import type { UserRecord } from '../info/fetch-user-record'

async function keep(email: string, key: string): Promise<UserRecord> {
  const answer = await api.PATCH('/api/v1/user/update-user', { params: { query: { email } }, body: { picture: key } })
  const { data } = dataOrThrow(answer)
  // The record is saved; the copy at the identity service is only for the header, so its failure is ignored.
  await setPhoto(data.picture || null).catch(() => undefined)
  return data
}

/** Uploads the profile picture and saves it in the record. `onProgress` receives the share that was sent, 0 to 1. */
export async function savePicture(
  email: string,
  picture: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UserRecord> {
  const { key } = await uploadPicture(picture, 'profile', onProgress, signal)
  return keep(email, key)
}

/** Removes the profile picture. */
export const removePicture = (email: string): Promise<UserRecord> => keep(email, '')
