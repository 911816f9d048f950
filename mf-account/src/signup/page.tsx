import { Link, Navigate, useLocation, useNavigate } from '@superium/shared/router'
import { $session, useShared } from '@superium/shared/state'
import { useState } from 'react'
import { CredentialsPage } from '../credentials/credentials-page'
import { GoogleButton } from '../credentials/google-button'
import { accountTexts } from '../texts'
import { SignUpForm } from './sign-up-form'

const texts = accountTexts.signUp

/**
 * /signup, "Create Account" (spec §2). The flow ends at /signin (spec §4). The identity service signs in a new account,
 * so /signin redirects it to the page that asked for sign-in (passed on in the location's state) without asking for the
 * password again. A signed-in user stays here until the form has finished, because the account can exist while its
 * registration failed.
 */
export function Component() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const { status } = useShared($session)
  const [pending, setPending] = useState(false)
  const done = (): void => void navigate('/signin', { replace: true, state })
  return (
    <CredentialsPage
      title={texts.title}
      lede={texts.lede}
      other={
        <>
          {texts.haveAccount}{' '}
          <Link to="/signin" state={state}>
            {texts.signIn}
          </Link>
        </>
      }
    >
      <SignUpForm onBegin={() => setPending(true)} onDone={done} />
      <GoogleButton onBusy={setPending} onDone={done} />
      {status === 'signed-in' && !pending && <Navigate to="/signin" replace state={state} />}
    </CredentialsPage>
  )
}
