import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { Problem } from '../http/problem'
import type { Identity } from '../identity/identity'
import { countToday } from '../rate-limits/count-today'
import { findSellerOf } from '../sellers/find-seller'
import { uploads } from './table'
import { uploadTexts } from './upload-texts'

/**
 * How many pictures and bytes an account may keep, and its uploads per day. Verified and approved accounts may keep
 * more.
 */
interface Allowance {
  pictures: number
  bytes: number
  aDay: number
}

const MB = 1024 * 1024
const UNVERIFIED: Allowance = { pictures: 12, bytes: 15 * MB, aDay: 50 }
const BUYER: Allowance = { pictures: 40, bytes: 50 * MB, aDay: 200 }
const SELLER: Allowance = { pictures: 10_000, bytes: 5000 * MB, aDay: 5000 }

async function allowanceOf(db: Queries, { uid, emailVerified, admin }: Identity): Promise<Allowance> {
  // Administrators upload the pictures of the shop's own products.
  if (admin || (await findSellerOf(db, uid))?.state === 'approved') return SELLER
  return emailVerified ? BUYER : UNVERIFIED
}

/** Whether an account may store this many more pictures and bytes. */
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

/**
 * Counts an upload before it is read, because decoding is the most expensive part. 429 if the account has reached
 * today's limit.
 */
export async function countUpload(db: Queries, identity: Identity, now: Date): Promise<void> {
  const { aDay } = await allowanceOf(db, identity)
  if (!(await countToday(db, `upload:${identity.uid}`, aDay, now))) throw new Problem(429, uploadTexts.tooManyToday)
}
