import { FormTextField } from '@superium/shared/forms'
import { accountTexts } from '../texts'

/** The e-mail address of an account. `username` at sign-in lets password managers find the account. */
export function EmailField({ autoComplete = 'username' }: { autoComplete?: 'username' | 'email' }) {
  return (
    <FormTextField
      name="email"
      type="email"
      label={accountTexts.fields.email}
      autoComplete={autoComplete}
      slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
    />
  )
}
