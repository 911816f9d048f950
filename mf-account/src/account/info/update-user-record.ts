import { api, dataOrThrow } from '@superium/shared/api'
import { rename } from '@superium/shared/identity'
import type { UserRecord } from './fetch-user-record'
import { userRecordSchema } from './user-record-schema'

/** Saves the record (spec §7 "update-user"), then the name at the identity service too: checkout prefills that one. */
export async function updateUserRecord(values: UserRecord): Promise<void> {
  const { email, name, dateOfBirth, phone, address, gender, aboutYou } = userRecordSchema.cast(values)
  const body = { email, name, dateOfBirth, phone, address, about: values.about, gender, aboutYou }
  dataOrThrow(await api.PATCH('/api/v1/user/update-user', { params: { query: { email } }, body }))
  // The record is saved; a name that could not be passed on is passed on with the next update.
  await rename(name).catch(() => undefined)
}
