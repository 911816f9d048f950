import { type AdminSellerDetail, api, dataOrThrow, type SellerDecision } from '@superium/shared/api'

/** Loads one application or shop. An unknown id is an `ApiError` 404. */
export async function loadSeller(id: string, signal: AbortSignal): Promise<AdminSellerDetail> {
  const params = { path: { id } }
  return dataOrThrow(await api.GET('/api/v1/admin/sellers/{id}', { params, signal })).data
}

/** Records a decision. `ApiError` 409 if somebody else has decided first. */
export async function decideSeller(id: string, body: SellerDecision): Promise<AdminSellerDetail> {
  const params = { path: { id } }
  return dataOrThrow(await api.POST('/api/v1/admin/sellers/{id}/decisions', { params, body })).data
}
