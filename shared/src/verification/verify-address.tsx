import { $user, useShared } from '@superium/shared/state'
import { lazy, Suspense } from 'react'

const VerificationBanner = lazy(() => import('./verification-banner'))

interface VerifyAddressProps {
  place: 'account' | 'checkout' | 'seller'
}

/** The banner for visitors with an unverified address; nothing for all others. */
export function VerifyAddress({ place }: VerifyAddressProps) {
  const user = useShared($user)
  if (user?.emailVerified !== false) return null
  return (
    <Suspense fallback={null}>
      <VerificationBanner key={user.uid} email={user.email} place={place} />
    </Suspense>
  )
}
