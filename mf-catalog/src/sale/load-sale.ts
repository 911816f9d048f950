import { api, dataOrThrow } from '@superium/shared/api'

/** Loads the current sale, `endsAt` as ISO time; null without a sale. Throws `ApiError`. */
export async function loadSale(signal: AbortSignal): Promise<{ name: string; endsAt: string } | null> {
  return dataOrThrow(await api.GET('/api/v1/shop/sale', { signal })).data
}
