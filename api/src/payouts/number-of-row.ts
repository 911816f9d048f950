import type { PayoutKeys } from './payout-keys'
import { openNumber } from './seal-number'
import type { payoutMethods } from './table'

export type PayoutRow = typeof payoutMethods.$inferSelect

/** The whole account number of a row; null when no key opens it. */
export function numberOfRow(keys: PayoutKeys | null | undefined, row: PayoutRow): string | null {
  const { accountNumber, sealed, keyId } = row
  // A row of the version before is not sealed until `sealAllNumbers` has run.
  if (sealed === null || keyId === null) return accountNumber
  return keys ? openNumber(keys, row, { sealed, keyId }) : null
}
