import { FormTextField, InputAdornment } from '@superium/shared/forms'
import { IconButton, late } from '@superium/shared/ui'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { accountTexts } from '../texts'

interface PasswordFieldProps {
  name: string
  label: string
  /** `current-password` makes browsers fill in the saved password, `new-password` makes them suggest one. */
  autoComplete: 'current-password' | 'new-password'
  helperText?: string
}

/** A password with a show/hide toggle (spec §2). */
export function PasswordField({ helperText, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <FormTextField
      {...rest}
      {...(helperText && { helperText })}
      type={shown ? 'text' : 'password'}
      slotProps={{
        htmlInput: { spellCheck: false, autoCapitalize: 'none' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                {...late(`show:${rest.name}`)}
                label={shown ? accountTexts.fields.hidePassword : accountTexts.fields.showPassword}
                aria-pressed={shown}
                onClick={() => setShown(!shown)}
              >
                <Icon size={20} aria-hidden="true" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
