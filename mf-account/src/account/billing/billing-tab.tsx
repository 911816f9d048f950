import type { Address } from '@superium/shared/api'
import { $user, useShared } from '@superium/shared/state'
import { PausedPayouts } from '../../payouts/paused-payouts'
import { PayoutsSection } from '../../payouts/payouts-section'
import { AddressesTab } from '../addresses/addresses-tab'

interface BillingTabProps {
  addresses: Address[]
  /** Called with whether an address is typed that is not saved. */
  onUnsaved(unsaved: boolean): void
}

/**
 * "Change Billing" (ruling on spec §2): the address book and, for a seller, the payout methods or why payouts are
 * paused.
 */
export function BillingTab({ addresses, onUnsaved }: BillingTabProps) {
  const sells = useShared($user)?.roles.includes('seller')
  return (
    <>
      <AddressesTab initial={addresses} onUnsaved={onUnsaved} />
      {sells ? <PayoutsSection /> : <PausedPayouts />}
    </>
  )
}
