import type { LoaderFunctionArgs } from '@superium/shared/router'
import { loadShopSettings, type ShopSettings } from '../shop-settings/use-shop-settings'

/** Loads the shop's settings; null on failure, because the rest of the page works without them. */
export async function loader({ request: { signal } }: LoaderFunctionArgs): Promise<ShopSettings | null> {
  try {
    return await loadShopSettings(signal)
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}
