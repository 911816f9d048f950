import type { PayoutKeys } from './payout-keys'
import { openNumber } from './seal-number'
import type { payoutMethods } from './table'

export type PayoutRow = typeof payoutMethods.$inferSelect

/** The full account number of a row; null if no key decrypts it. */
export function numberOfRow(keys: PayoutKeys | null | undefined, row: PayoutRow): string | null {
  const { accountNumber, sealed, keyId } = row
  // Rows of an earlier version are unencrypted until `sealAllNumbers` has run.
  if (sealed === null || keyId === null) return accountNumber
  return keys ? openNumber(keys, row, { sealed, keyId }) : null
}
