import { and, eq, ne, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { oneLine } from '../http/plain-text'
import type { Identity } from '../identity/identity'
import { users } from './table'

/** Records that the identity service calls the caller's address verified, if it does. */
export async function noteVerifiedAddress(
  db: Queries,
  { uid, email, name, emailVerified }: Pick<Identity, 'uid' | 'email' | 'name' | 'emailVerified'>,
): Promise<void> {
  if (emailVerified !== true) return
  await db
    .insert(users)
    .values({ uid, email, verifiedEmail: email, name: oneLine(name).slice(0, 200) })
    .onConflictDoUpdate({
      target: users.uid,
      set: { verifiedEmail: sql`excluded.verified_email` },
      setWhere: ne(users.verifiedEmail, sql`excluded.verified_email`),
    })
}

/** Whether this address of an account was verified when the shop last saw the account. */
export async function isVerifiedAddress(db: Queries, uid: string, email: string): Promise<boolean> {
  const [known] = await db
    .select({ uid: users.uid })
    .from(users)
    .where(and(eq(users.uid, uid), eq(users.verifiedEmail, email)))
  return known !== undefined
}
