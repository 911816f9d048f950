import { count, desc, eq, ilike, or, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { containing } from '../http/like'
import { notFound } from '../http/problem'
import type { Identity } from '../identity/identity'
import { orders } from '../orders/table'
import type { AdminUser } from './admin-routes'
import type { UserRecord, UserUpdate } from './schema'
import { users } from './table'

type Row = typeof users.$inferSelect

function toRecord({ uid: _uid, updatedAt: _updatedAt, createdAt, ...row }: Row): UserRecord {
  return { ...row, createdAt: createdAt.toISOString() }
}

/** The caller's record, made when there is none; a name that is given is kept, an e-mail address follows the identity. */
export async function recordUser(db: Queries, { uid, email, name }: Identity, given?: string): Promise<UserRecord> {
  const [row] = await db
    .insert(users)
    .values({ uid, email, name: given ?? name })
    .onConflictDoUpdate({ target: users.uid, set: { email, ...(given && { name: given }), updatedAt: sql`now()` } })
    .returning()
  if (!row) throw notFound('such account')
  return toRecord(row)
}

/** The caller's record; an account that the product has not met yet gets one. */
export async function getUser(db: Queries, identity: Identity): Promise<UserRecord> {
  const [row] = await db.select().from(users).where(eq(users.uid, identity.uid))
  return row ? toRecord(row) : recordUser(db, identity)
}

/** Changes the fields that are given. The e-mail address is the identity service's. */
export async function updateUser(db: Queries, identity: Identity, update: UserUpdate): Promise<UserRecord> {
  const { email: _email, phone, ...fields } = update
  await getUser(db, identity)
  const [row] = await db
    .update(users)
    .set({ ...fields, ...(phone !== undefined && { phone: String(phone) }), updatedAt: sql`now()` })
    .where(eq(users.uid, identity.uid))
    .returning()
  if (!row) throw notFound('such account')
  return toRecord(row)
}

/** A page of accounts, newest first, each with its number of orders. `search` is part of name or e-mail. */
export async function listUsers(
  db: Queries,
  { page, size, search }: { page: number; size: number; search?: string },
): Promise<{ data: AdminUser[]; count: number }> {
  const pattern = search && containing(search)
  const where = pattern ? or(ilike(users.name, pattern), ilike(users.email, pattern)) : undefined
  const orderCount = sql<number>`(select count(*)::int from ${orders} where ${orders.userId} = ${users.uid})`
  const [rows, [total]] = await Promise.all([
    db
      .select({ user: users, orderCount })
      .from(users)
      .where(where)
      .orderBy(desc(users.createdAt), users.uid)
      .limit(size)
      .offset(page * size),
    db.select({ count: count() }).from(users).where(where),
  ])
  return {
    data: rows.map(({ user, orderCount: own }) => ({ uid: user.uid, ...toRecord(user), orderCount: own })),
    count: total?.count ?? 0,
  }
}
