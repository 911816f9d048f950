import { Link, Navigate, type ReturnState, returnPath, useLocation } from '@superium/shared/router'
import { $session, useShared } from '@superium/shared/state'
import { useState } from 'react'
import { CredentialsPage } from '../credentials/credentials-page'
import { GoogleButton } from '../credentials/google-button'
import { accountTexts } from '../texts'
import { SignInForm } from './sign-in-form'

const texts = accountTexts.signIn

/**
 * /signin, "Account Login" (spec §2). Redirects a signed-in user at once to the page that asked for sign-in, or to `/`:
 * after the form, from /signup, from another tab, or on Back. A busy form first completes the product login. It says what
 * the sign-in is for.
 */
export function Component() {
  const location = useLocation()
  const why: unknown = (location.state as Partial<ReturnState> | null)?.why
  const { status } = useShared($session)
  const [busy, setBusy] = useState(false)
  return (
    <CredentialsPage
      title={texts.title}
      lede={typeof why === 'string' ? why : texts.lede}
      other={
        <>
          {texts.noAccount}{' '}
          <Link to="/signup" state={location.state}>
            {texts.create}
          </Link>
        </>
      }
    >
      <SignInForm onBusy={setBusy} />
      <GoogleButton onBusy={setBusy} onDone={() => setBusy(false)} />
      {status === 'signed-in' && !busy && <Navigate to={returnPath(location)} replace />}
    </CredentialsPage>
  )
}
