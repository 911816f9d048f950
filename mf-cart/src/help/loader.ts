import { api, dataOrThrow } from '@superium/shared/api'
import type { LoaderFunctionArgs } from '@superium/shared/router'

/** What delivery and tax cost: dollars and per cent; `freeOver` null when no order is delivered free. */
export interface ShippingRules {
  flat: number
  freeOver: number | null
  taxPercent: number
}

/** The server's rules; null when they cannot be had, since the rest of the page helps without them. */
export async function loader({ request: { signal } }: LoaderFunctionArgs): Promise<ShippingRules | null> {
  try {
    return dataOrThrow(await api.GET('/api/v1/shop/shipping-rules', { signal })).data
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}
