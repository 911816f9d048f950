import { type Address, type AddressInput, api, dataOrThrow } from '@superium/shared/api'

/**
 * Each function resolves to all addresses after the change, the default first; throws `ApiError` or the network's
 * error.
 */

export async function addAddress(body: AddressInput): Promise<Address[]> {
  return dataOrThrow(await api.POST('/api/v1/user/addresses', { body })).data
}

export async function replaceAddress(id: string, body: AddressInput): Promise<Address[]> {
  return dataOrThrow(await api.PUT('/api/v1/user/addresses/{id}', { params: { path: { id } }, body })).data
}

export async function deleteAddress(id: string): Promise<Address[]> {
  return dataOrThrow(await api.DELETE('/api/v1/user/addresses/{id}', { params: { path: { id } } })).data
}

export async function makeDefault(id: string): Promise<Address[]> {
  return dataOrThrow(await api.POST('/api/v1/user/addresses/{id}/default', { params: { path: { id } } })).data
}
