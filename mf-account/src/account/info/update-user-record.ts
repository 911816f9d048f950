import { api, dataOrThrow } from '@superium/shared/api'
import { rename } from '@superium/shared/identity'
import type { UserRecord } from './fetch-user-record'
import { userRecordSchema } from './user-record-schema'

/**
 * Saves what changed of the record (spec §7 "update-user"), so that what another tab has saved stays; then the display
 * name at the identity service, from which the checkout is prefilled.
 */
export async function updateUserRecord(values: UserRecord, before: UserRecord): Promise<UserRecord> {
  const { email, name, dateOfBirth, phone, address, city, gender, aboutYou } = userRecordSchema.cast(values)
  const now = { name, dateOfBirth, phone, address, city, gender, aboutYou }
  const body: Partial<typeof now> = Object.fromEntries(
    Object.entries(now).filter(([field, value]) => value !== before[field as keyof typeof now]),
  )
  const { data } = dataOrThrow(await api.PATCH('/api/v1/user/update-user', { params: { query: { email } }, body }))
  // The record is saved; if saving the display name fails, the next update repeats it.
  await rename(name).catch(() => undefined)
  return data
}
