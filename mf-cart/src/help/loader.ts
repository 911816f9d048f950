import { api, dataOrThrow } from '@superium/shared/api'
import type { LoaderFunctionArgs } from '@superium/shared/router'

/** The cost of delivery in dollars and the tax in per cent; `freeOver` is null when no order is delivered free. */
export interface ShippingRules {
  flat: number
  freeOver: number | null
  taxPercent: number
}

/** Loads the rules; null when they fail to load, since the rest of the page works without them. */
export async function loader({ request: { signal } }: LoaderFunctionArgs): Promise<ShippingRules | null> {
  try {
    return dataOrThrow(await api.GET('/api/v1/shop/shipping-rules', { signal })).data
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}
