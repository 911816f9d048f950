import type { PayoutKeys } from '../payouts/payout-keys'

/** The key of account numbers in test shops. */
export const testPayoutKeys: PayoutKeys = [{ id: 'test-key', key: Buffer.alloc(32, 7) }]
