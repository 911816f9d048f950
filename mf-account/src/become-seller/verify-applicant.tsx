import { useRevalidator } from '@superium/shared/router'
import { $user, useShared } from '@superium/shared/state'
import { VerifyAddress } from '@superium/shared/verification'
import { useEffect } from 'react'
import css from './become-seller.module.css'
import { becomeSellerTexts } from './texts'

/**
 * Asks the applicant to open the link in the verification e-mail, which can be sent again; then reloads the
 * application.
 */
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
