import { api, dataOrThrow, type PersonDetail } from '@superium/shared/api'

const path = (uid: string) => ({ path: { uid } })

/** Loads a person with orders, reviews and the administrators' actions. Throws `ApiError`. */
export async function readPerson(uid: string, signal: AbortSignal): Promise<PersonDetail> {
  return dataOrThrow(await api.GET('/api/v1/admin/users/{uid}', { params: path(uid), signal })).data
}

/** Ends all sessions of an account. Throws `ApiError`. */
export async function signOutUser(uid: string, reason: string): Promise<void> {
  dataOrThrow(await api.POST('/api/v1/admin/users/{uid}/sign-out', { params: path(uid), body: { reason } }))
}

/** Grants or revokes an account's administrator role. Throws `ApiError`. */
export async function setAdministrator(uid: string, administrator: boolean): Promise<void> {
  dataOrThrow(await api.PUT('/api/v1/admin/users/{uid}/administrator', { params: path(uid), body: { administrator } }))
}
