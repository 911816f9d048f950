import { api, dataOrThrow } from '@superium/shared/api'
import { rename } from '@superium/shared/identity'
import type { UserRecord } from './fetch-user-record'
import { userRecordSchema } from './user-record-schema'

/**
 * Saves the record (spec §7 "update-user"), then the display name at the identity service, from which the checkout is
 * prefilled.
 */
export async function updateUserRecord(values: UserRecord): Promise<UserRecord> {
  const { email, name, dateOfBirth, phone, address, city, gender, aboutYou } = userRecordSchema.cast(values)
  const body = { email, name, dateOfBirth, phone, address, city, about: values.about, gender, aboutYou }
  const { data } = dataOrThrow(await api.PATCH('/api/v1/user/update-user', { params: { query: { email } }, body }))
  // The record is saved; if saving the display name fails, the next update repeats it.
  await rename(name).catch(() => undefined)
  return data
}
