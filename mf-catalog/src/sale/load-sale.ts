import { api, dataOrThrow } from '@superium/shared/api'

/** The running sale, its end as an ISO time; null when none runs. */
export async function loadSale(signal: AbortSignal): Promise<{ name: string; endsAt: string } | null> {
  return dataOrThrow(await api.GET('/api/v1/shop/sale', { signal })).data
}
