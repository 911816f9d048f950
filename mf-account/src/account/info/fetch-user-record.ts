import { api, dataOrThrow } from '@superium/shared/api'

/** Spec §3 "user record"; what was never filled in is an empty text. */
export interface UserRecord {
  email: string
  name: string
  /** `YYYY-MM-DD` */
  dateOfBirth: string
  phone: string
  address: string
  about: string
  gender: string
  aboutYou: string
}

/** The signed-in visitor's record; `ApiError` otherwise. */
export async function fetchUserRecord(email: string, signal: AbortSignal): Promise<UserRecord> {
  return dataOrThrow(await api.GET('/api/v1/user/get-me', { params: { query: { email } }, signal })).data
}
