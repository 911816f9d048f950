import { api, dataOrThrow } from '@superium/shared/api'

/** Spec §3 "user record"; fields that were never filled in are empty. */
export interface UserRecord {
  email: string
  name: string
  /** `YYYY-MM-DD` */
  dateOfBirth: string
  phone: string
  address: string
  city: string
  about: string
  gender: string
  aboutYou: string
  /** The address of the profile picture. */
  picture: string
}

/** Loads the signed-in user's record; throws `ApiError`. */
export async function fetchUserRecord(email: string, signal: AbortSignal): Promise<UserRecord> {
  return dataOrThrow(await api.GET('/api/v1/user/get-me', { params: { query: { email } }, signal })).data
}
