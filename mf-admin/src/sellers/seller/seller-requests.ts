import { type AdminSellerDetail, api, dataOrThrow, type SellerDecision } from '@superium/shared/api'

/** Loads one application or shop. An unknown id is an `ApiError` 404. */
export async function loadSeller(id: string, signal: AbortSignal): Promise<AdminSellerDetail> {
  const params = { path: { id } }
  return dataOrThrow(await api.GET('/api/v1/admin/sellers/{id}', { params, signal })).data
}

/** Decides about it. A decision that somebody else has taken first is an `ApiError` 409 that says so. */
export async function decideSeller(id: string, body: SellerDecision): Promise<AdminSellerDetail> {
  const params = { path: { id } }
  return dataOrThrow(await api.POST('/api/v1/admin/sellers/{id}/decisions', { params, body })).data
}
