import { PasswordField } from '../../credentials/password-field'
import { accountTexts } from '../../texts'

/** The new password and its confirmation. */
export function NewPasswordFields() {
  return (
    <>
      <PasswordField
        name="next"
        label={accountTexts.password.next}
        autoComplete="new-password"
        helperText={accountTexts.signUp.passwordHint}
      />
      <PasswordField name="confirm" label={accountTexts.password.confirm} autoComplete="new-password" />
    </>
  )
}
