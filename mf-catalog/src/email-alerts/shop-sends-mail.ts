import { api, dataOrThrow } from '@superium/shared/api'

/** Whether the shop delivers e-mails. True when it cannot be asked: the API refuses what it cannot keep. */
export async function shopSendsMail(signal: AbortSignal): Promise<boolean> {
  try {
    return dataOrThrow(await api.GET('/api/v1/shop/settings', { signal })).data.mail
  } catch {
    return true
  }
}
