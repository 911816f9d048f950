import { api, dataOrThrow } from '@superium/shared/api'

/** Loads the shipping costs in dollars; `freeOver` is null without free shipping. Throws `ApiError`. */
export async function loadShippingRules(signal: AbortSignal): Promise<{ flat: number; freeOver: number | null }> {
  return dataOrThrow(await api.GET('/api/v1/shop/shipping-rules', { signal })).data
}
