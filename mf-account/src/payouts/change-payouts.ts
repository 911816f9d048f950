import { api, dataOrThrow, type PayoutInput, type PayoutMethod } from '@superium/shared/api'

/**
 * Each function resolves to all of the seller's payout methods, the default first; throws `ApiError` or the network's
 * error.
 */

export async function fetchPayouts(signal: AbortSignal): Promise<PayoutMethod[]> {
  return dataOrThrow(await api.GET('/api/v1/seller/payouts', { signal })).data
}

export async function addPayout(body: PayoutInput): Promise<PayoutMethod[]> {
  return dataOrThrow(await api.POST('/api/v1/seller/payouts', { body })).data
}

export async function deletePayout(id: string): Promise<PayoutMethod[]> {
  return dataOrThrow(await api.DELETE('/api/v1/seller/payouts/{id}', { params: { path: { id } } })).data
}

export async function makeDefaultPayout(id: string): Promise<PayoutMethod[]> {
  return dataOrThrow(await api.POST('/api/v1/seller/payouts/{id}/default', { params: { path: { id } } })).data
}
