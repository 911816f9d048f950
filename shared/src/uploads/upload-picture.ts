import { api, dataOrThrow } from '@superium/shared/api'
import { fetchWithProgress } from './fetch-with-progress'

/** The API stores a `profile` picture (face or logo) smaller than a `product` picture. */
export type PicturePurpose = 'profile' | 'product'

/** An uploaded picture: the key for API calls, and the address that shows it. */
export interface UploadedPicture {
  key: string
  /** `/media/<key>/640.webp` */
  address: string
}

/**
 * Uploads a picture of the signed-in person. `onProgress` gets the sent share, 0 to 1. Throws ApiError with a readable
 * reason, ConnectionError, or the reason of the signal's abort.
 */
export async function uploadPicture(
  file: Blob,
  purpose: PicturePurpose,
  onProgress: (share: number) => void = () => {},
  signal?: AbortSignal,
): Promise<UploadedPicture> {
  const form = new FormData()
  form.append('picture', file)
  const { data } = dataOrThrow(
    await api.POST('/api/v1/user/pictures', {
      params: { query: { purpose } },
      // Only for the type: `fetchWithProgress` sends the form.
      body: { picture: '' },
      fetch: fetchWithProgress(form, onProgress),
      ...(signal && { signal }),
    }),
  )
  return data
}
