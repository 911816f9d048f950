import { eq, sql } from 'drizzle-orm'
import { requireOpenAccount } from '../account-access/require-open-account'
import type { Queries } from '../database/database'
import { oneLine } from '../http/plain-text'
import { requirePhone } from '../http/require-address-rules'
import type { Identity } from '../identity/identity'
import { pictureAddress } from '../pictures/picture-address'
import { requireUpload } from './require-upload'
import { requireValidBirthday } from './require-valid-birthday'
import type { UserRecord, UserUpdate } from './schema'
import { users } from './table'

type UserRow = typeof users.$inferSelect

/** A row of the table as the API shows it. */
export function toRecord({
  uid: _,
  updatedAt: __,
  verifiedEmail: ___,
  createdAt,
  picture,
  ...record
}: UserRow): UserRecord {
  return { ...record, picture: picture && pictureAddress(picture), createdAt: createdAt.toISOString() }
}

/**
 * Creates a record of the caller's account with the e-mail address that the identity service verified. An existing record
 * keeps its fields; only an empty name is filled in. 401 for a deleted account.
 */
export async function recordUser(db: Queries, identity: Identity, name = identity.name): Promise<UserRecord> {
  const { uid, email, emailVerified = false } = identity
  await requireOpenAccount(db, uid)
  const [row] = await db
    .insert(users)
    .values({ uid, email, verifiedEmail: emailVerified ? email : '', name: oneLine(name).slice(0, 200) })
    .onConflictDoUpdate({
      target: users.uid,
      set: {
        email: sql`excluded.email`,
        verifiedEmail: sql`case when excluded.verified_email = '' then ${users.verifiedEmail} else excluded.verified_email end`,
        name: sql`case when ${users.name} = '' then excluded.name else ${users.name} end`,
      },
    })
    .returning()
  if (!row) throw new Error('the database returned no user record')
  return toRecord(row)
}

/** The caller's record, created on first use; `beforeNew` may refuse that. */
export async function getUser(
  db: Queries,
  identity: Identity,
  beforeNew: () => Promise<void> = async () => {},
): Promise<UserRecord> {
  const [row] = await db.select().from(users).where(eq(users.uid, identity.uid))
  const { email, emailVerified = false } = identity
  // The address may have been verified since the last sign-in.
  if (row && (!emailVerified || row.verifiedEmail === email)) return toRecord(row)
  if (!row) await beforeNew()
  return recordUser(db, identity)
}

/** Changes the caller's record except its e-mail address; absent fields stay. 400 for an invalid birthday, phone number or an unknown picture. */
export async function updateUser(db: Queries, identity: Identity, changes: UserUpdate): Promise<UserRecord> {
  const { name, dateOfBirth, phone, address, city, about, gender, aboutYou, picture } = changes
  requireValidBirthday(dateOfBirth, new Date())
  // An empty one takes the number away.
  if (phone !== undefined && phone !== '') requirePhone(phone)
  if (picture) await requireUpload(db, picture)
  await recordUser(db, identity)
  const [row] = await db
    .update(users)
    .set({
      name,
      dateOfBirth,
      address,
      city,
      about,
      gender,
      aboutYou,
      picture,
      phone: phone?.toString(),
      updatedAt: sql`now()`,
    })
    .where(eq(users.uid, identity.uid))
    .returning()
  if (!row) throw new Error('the user record was deleted during its update')
  return toRecord(row)
}
