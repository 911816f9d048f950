import { api, dataOrThrow } from '@superium/shared/api'

/** What delivery costs, in dollars; `freeOver` null when no order is delivered free. */
export async function loadShippingRules(signal: AbortSignal): Promise<{ flat: number; freeOver: number | null }> {
  return dataOrThrow(await api.GET('/api/v1/shop/shipping-rules', { signal })).data
}
