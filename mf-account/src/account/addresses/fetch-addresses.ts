import { type Address, api, dataOrThrow } from '@superium/shared/api'

/** The shopper's addresses, the default first. */
export async function fetchAddresses(signal: AbortSignal): Promise<Address[]> {
  return dataOrThrow(await api.GET('/api/v1/user/addresses', { signal })).data
}
