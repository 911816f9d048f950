import { api, dataOrThrow } from '@superium/shared/api'
import { useLoaded } from '@superium/shared/loading'

/** The settings that pages show: mail, tax, shipping, payment types, the shop's address. */
export type ShopSettings = Awaited<ReturnType<typeof loadShopSettings>>

/** Loads the shop's settings; throws `ApiError` or the network's error. */
export async function loadShopSettings(signal: AbortSignal) {
  return dataOrThrow(await api.GET('/api/v1/shop/settings', { signal })).data
}

/** The shop's settings; undefined while they load and if they fail to load. */
export function useShopSettings(): ShopSettings | undefined {
  return useLoaded('settings', loadShopSettings).data
}
