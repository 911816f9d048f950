import { useRevalidator } from '@superium/shared/router'
import { $user, useShared } from '@superium/shared/state'
import { VerifyAddress } from '@superium/shared/verification'
import { useEffect } from 'react'
import css from './become-seller.module.css'
import { becomeSellerTexts } from './texts'

/** Asks an applicant to open the link, which they can get again; the application is read again once they have. */
export function VerifyApplicant({ email }: { email: string }) {
  const verified = useShared($user)?.emailVerified
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (verified) void revalidate()
  }, [verified, revalidate])
  if (verified) return null
  if (verified === false) return <VerifyAddress place="seller" />
  return (
    <p className={css.verify}>
      {becomeSellerTexts.state.verify} <strong>{email}</strong>
    </p>
  )
}
