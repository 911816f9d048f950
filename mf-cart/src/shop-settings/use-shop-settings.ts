import { api, dataOrThrow } from '@superium/shared/api'
import { useLoaded } from '@superium/shared/loading'

/** What pages may promise: mail, tax, shipping, payment types, the shop's address. */
export type ShopSettings = Awaited<ReturnType<typeof loadShopSettings>>

/** Loads the shop's settings; throws `ApiError` or the network's error. */
export async function loadShopSettings(signal: AbortSignal) {
  return dataOrThrow(await api.GET('/api/v1/shop/settings', { signal })).data
}

/** The shop's settings; undefined until they are there, and where they cannot be loaded. */
export function useShopSettings(): ShopSettings | undefined {
  return useLoaded('settings', loadShopSettings).data
}
