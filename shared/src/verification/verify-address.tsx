import { LatePart } from '@superium/shared/loading'
import { $user, useShared } from '@superium/shared/state'

const loadBanner = () => import('./verification-banner')

interface VerifyAddressProps {
  place: 'account' | 'checkout' | 'seller' | 'review'
}

/** The banner for visitors with an unverified address; nothing for all others. */
export function VerifyAddress({ place }: VerifyAddressProps) {
  const user = useShared($user)
  if (user?.emailVerified !== false) return null
  return (
    <LatePart load={loadBanner}>
      {({ VerificationBanner }) => <VerificationBanner key={user.uid} email={user.email} place={place} />}
    </LatePart>
  )
}
