import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import type { Identity } from '../identity/identity'
import { findSellerOf } from '../sellers/find-seller'
import { uploads } from './table'

/** How many pictures an account may keep, and their bytes in all. Who has proved more may keep more. */
interface Allowance {
  pictures: number
  bytes: number
}

const MB = 1024 * 1024
const UNVERIFIED: Allowance = { pictures: 12, bytes: 15 * MB }
const BUYER: Allowance = { pictures: 40, bytes: 50 * MB }
const SELLER: Allowance = { pictures: 10_000, bytes: 5000 * MB }

async function allowanceOf(db: Queries, { uid, emailVerified }: Identity): Promise<Allowance> {
  if ((await findSellerOf(db, uid))?.state === 'approved') return SELLER
  return emailVerified ? BUYER : UNVERIFIED
}

/** Whether an account may keep this many further pictures and bytes. */
export async function mayKeep(
  db: Queries,
  identity: Identity,
  further: { pictures: number; bytes: number },
): Promise<boolean> {
  const [kept] = await db
    .select({
      pictures: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(octet_length(${uploads.image})), 0)::float8`,
    })
    .from(uploads)
    .where(eq(uploads.ownerId, identity.uid))
  const allowed = await allowanceOf(db, identity)
  const { pictures = 0, bytes = 0 } = kept ?? {}
  return pictures + further.pictures <= allowed.pictures && bytes + further.bytes <= allowed.bytes
}
