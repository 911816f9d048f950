import { api, dataOrThrow } from '@superium/shared/api'
import { fetchWithProgress } from './fetch-with-progress'

/** A face or a logo is kept smaller than a product. */
export type PicturePurpose = 'profile' | 'product'

/** An uploaded picture: what the API refers to, and where it is shown from. */
export interface UploadedPicture {
  key: string
  /** `/media/<key>/640.webp` */
  address: string
}

/**
 * Uploads a picture of the signed-in person. `onProgress` gets the sent share, 0 to 1. Throws ApiError with the reason in
 * words, ConnectionError, or the reason of the signal's abort.
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
      // What is sent is the form.
      body: { picture: '' },
      fetch: fetchWithProgress(form, onProgress),
      ...(signal && { signal }),
    }),
  )
  return data
}
