import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { networkOf } from '../http/network-of'
import { Problem } from '../http/problem'
import type { Identity } from '../identity/identity'
import { countToday } from '../rate-limits/count-today'
import { users } from './table'

/** New accounts a day and network: wide enough for an office or a school behind one address. */
export const SIGN_UPS_A_DAY = 200

/** 429 for an account that the shop does not know yet, when too many others from the same network were new today (UTC). */
export async function limitSignUps(db: Queries, { uid }: Identity, ip: string): Promise<void> {
  const [known] = await db.select({ uid: users.uid }).from(users).where(eq(users.uid, uid))
  if (known || (await countToday(db, `sign-ups:${networkOf(ip)}`, SIGN_UPS_A_DAY, new Date()))) return
  throw new Problem(429, 'Too many accounts were created from your network today. Try again tomorrow.')
}
