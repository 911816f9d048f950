import { and, count, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { findAdministrators } from '../account-access/administrators'
import { findDisabled } from '../account-access/find-disabled'
import { requireOpenAccount } from '../account-access/require-open-account'
import type { Database, Queries } from '../database/database'
import { oneLine, requirePlainText } from '../http/plain-text'
import { requirePhone } from '../http/require-address-rules'
import type { Identity } from '../identity/identity'
import { type KeysetQuery, type KeysetSort, keysetPage } from '../keyset/keyset-page'
import { type KeysetPage, readPage } from '../keyset/read-page'
import { wordsMatch } from '../keyset/words-match'
import { orders } from '../orders/table'
import { pictureAddress } from '../pictures/picture-address'
import { requireUpload } from './require-upload'
import { requireValidBirthday } from './require-valid-birthday'
import type { AdminUser, UserRecord, UserUpdate } from './schema'
import { users, userWords } from './table'

type UserRow = typeof users.$inferSelect

/** A row of the table as the API shows it. */
export function toRecord({ uid: _, updatedAt: __, createdAt, picture, ...record }: UserRow): UserRecord {
  return { ...record, picture: picture && pictureAddress(picture), createdAt: createdAt.toISOString() }
}

/**
 * Creates a record of the caller's account with the e-mail address that the identity service verified. An existing record
 * keeps its fields; only an empty name is filled in. 401 for a deleted account.
 */
export async function recordUser(db: Queries, identity: Identity, name = identity.name): Promise<UserRecord> {
  const { uid, email } = identity
  await requireOpenAccount(db, uid)
  const [row] = await db
    .insert(users)
    .values({ uid, email, name: oneLine(name).slice(0, 200) })
    .onConflictDoUpdate({
      target: users.uid,
      set: {
        email: sql`excluded.email`,
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
  if (row) return toRecord(row)
  await beforeNew()
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

interface UsersQuery extends KeysetQuery {
  /** Starts of words of name and e-mail, or the last digits of a phone number. */
  search?: string
}

const newest: KeysetSort = { key: sql`${users.createdAt}`, type: 'timestamptz', descends: true, ids: 'text' }

/** The statement of a page, one row longer than asked. */
export function usersPage(db: Queries, query: KeysetQuery, scope: SQL | undefined) {
  const { beyond, order, value } = keysetPage(newest, users.uid, query)
  return db
    .select({ ...getTableColumns(users), id: users.uid, sortValue: value })
    .from(users)
    .where(and(scope, beyond))
    .orderBy(...order)
    .limit(query.size + 1)
}

/** The user records, newest first, with their number of orders. 400 for a bad cursor. */
export async function listUsers(
  db: Database,
  query: UsersQuery,
): Promise<Omit<KeysetPage<never>, 'rows'> & { data: AdminUser[] }> {
  requirePlainText('search', query.search)
  const search = query.search?.trim() ?? ''
  const scope = search ? await wordsMatch(db, userWords, search) : undefined
  const { rows, ...page } = await readPage(db, query, {
    ...{ table: users, scope, searched: search !== '', id: users.uid, sort: newest },
    read: (within) => usersPage(db, query, within),
  })
  const uids = rows.map(({ uid }) => uid)
  const [counts, closed, admins] = [
    await countOrders(db, uids),
    await findDisabled(db, uids),
    await findAdministrators(db, uids),
  ]
  const data = rows.map(({ id: _, sortValue: __, ...row }) => ({
    uid: row.uid,
    ...toRecord(row),
    orderCount: counts.get(row.uid) ?? 0,
    disabled: closed.has(row.uid),
    administrator: admins.has(row.uid),
  }))
  return { data, ...page }
}

/** How many orders each of the accounts has placed. */
export async function countOrders(db: Queries, uids: string[]): Promise<Map<string, number>> {
  if (uids.length === 0) return new Map()
  const rows = await db
    .select({ uid: orders.userId, count: count() })
    .from(orders)
    .where(inArray(orders.userId, uids))
    .groupBy(orders.userId)
  return new Map(rows.map((row) => [row.uid, row.count]))
}
