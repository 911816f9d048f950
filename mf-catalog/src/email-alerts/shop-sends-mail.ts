import { api, dataOrThrow } from '@superium/shared/api'

/** Whether the shop sends e-mail; true when the request fails, because the API rejects alerts that it cannot send. */
export async function shopSendsMail(signal: AbortSignal): Promise<boolean> {
  try {
    return dataOrThrow(await api.GET('/api/v1/shop/settings', { signal })).data.mail
  } catch {
    return true
  }
}
