import { PasswordField } from '../../credentials/password-field'
import { accountTexts } from '../../texts'
import { passwordTexts } from './texts'

/** The new password and its confirmation. */
export function NewPasswordFields() {
  return (
    <>
      <PasswordField
        name="next"
        label={passwordTexts.next}
        autoComplete="new-password"
        helperText={accountTexts.signUp.passwordHint}
      />
      <PasswordField name="confirm" label={passwordTexts.confirm} autoComplete="new-password" />
    </>
  )
}
