import { api, dataOrThrow, type PersonDetail } from '@superium/shared/api'

const path = (uid: string) => ({ path: { uid } })

/** One person with orders, reviews and steps. Throws `ApiError`. */
export async function readPerson(uid: string, signal: AbortSignal): Promise<PersonDetail> {
  return dataOrThrow(await api.GET('/api/v1/admin/users/{uid}', { params: path(uid), signal })).data
}

/** Ends all sessions of an account. Throws `ApiError`. */
export async function signOutUser(uid: string, reason: string): Promise<void> {
  dataOrThrow(await api.POST('/api/v1/admin/users/{uid}/sign-out', { params: path(uid), body: { reason } }))
}

/** Makes an account an administrator, or no longer one. Throws `ApiError`. */
export async function setAdministrator(uid: string, administrator: boolean): Promise<void> {
  dataOrThrow(await api.PUT('/api/v1/admin/users/{uid}/administrator', { params: path(uid), body: { administrator } }))
}
