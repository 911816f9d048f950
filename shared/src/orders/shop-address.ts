import { api, dataOrThrow } from '@superium/shared/api'

/** The shop's postal address, line by line. */
export async function loadShopAddress(signal?: AbortSignal): Promise<readonly string[]> {
  return dataOrThrow(await api.GET('/api/v1/shop/settings', { ...(signal && { signal }) })).data.address ?? []
}
