import { MuiRoot } from '@superium/shared/forms'
import { hasPassword } from '@superium/shared/identity'
import { useState } from 'react'
import { ChangePassword } from './change-password'
import { FirstPassword } from './first-password'
import { SignOutEverywhere } from './sign-out-everywhere'

/**
 * "Update your password", or a first password for an account that signs in with Google; also offers to end all
 * sessions.
 */
export default function PasswordTab() {
  const [known, setKnown] = useState(hasPassword)
  return (
    <MuiRoot>
      {known ? <ChangePassword /> : <FirstPassword onSet={() => setKnown(true)} />}
      <SignOutEverywhere />
    </MuiRoot>
  )
}
