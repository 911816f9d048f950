import { FormTextField } from '@superium/shared/forms'
import { accountTexts } from '../texts'

/** The account's e-mail address. At sign-in, `username` lets password managers find the account. */
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
