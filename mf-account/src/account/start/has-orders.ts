import { api, dataOrThrow } from '@superium/shared/api'

/** Whether the account has orders; false if the request fails. */
export async function hasOrders(email: string, signal: AbortSignal): Promise<boolean> {
  try {
    const params = { query: { email, page: 0, size: 1 } }
    return dataOrThrow(await api.GET('/api/v1/shop/userorders', { params, signal })).count > 0
  } catch {
    return false
  }
}
