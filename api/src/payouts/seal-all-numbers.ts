import { and, asc, eq, gt, isNull, ne, or } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { lastFour } from './account-number'
import { numberOfRow } from './number-of-row'
import type { PayoutKeys } from './payout-keys'
import { sealNumber } from './seal-number'
import { payoutMethods } from './table'

const BATCH = 200

/**
 * At start, encrypts all account numbers that are unencrypted or use an older key with the newest one. Resolves to the
 * number of rows that no key decrypts.
 */
export async function sealAllNumbers(db: Queries, keys: PayoutKeys): Promise<number> {
  const [{ id: newest }] = keys
  const { id, userId, sealed, keyId } = payoutMethods
  let locked = 0
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .select()
      .from(payoutMethods)
      .where(and(gt(id, after), or(isNull(sealed), ne(keyId, newest))))
      .orderBy(asc(id))
      .limit(BATCH)
    for (const row of rows) {
      const number = numberOfRow(keys, row)
      if (number === null) locked += 1
      else
        await db
          .update(payoutMethods)
          .set({ ...sealNumber(keys, row, number), accountNumber: lastFour(number) })
          // Two processes can start at once; then the second update of a row is harmless.
          .where(and(eq(userId, row.userId), eq(id, row.id)))
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return locked
    after = last.id
  }
}
