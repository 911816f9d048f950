import { FormTextField, type TextFieldProps } from '@superium/shared/forms'
import { cartTexts } from '../texts'
import { maximumLengths, type TextField } from './billing-schema'

type BillingFieldProps = Pick<TextFieldProps, 'multiline' | 'minRows' | 'helperText'> & {
  formId: string
  name: TextField
  /** The `autocomplete` token (WCAG 1.3.5). */
  autoComplete?: string
  readOnly?: boolean
  /** By default true. */
  required?: boolean
}

/** One typed field of the billing form. */
export function BillingField({ formId, name, readOnly = false, required = true, ...rest }: BillingFieldProps) {
  const input = { 'aria-required': required, maxLength: maximumLengths[name], readOnly }
  return (
    <FormTextField
      {...rest}
      id={`${formId}-${name}`}
      name={name}
      label={cartTexts.checkout.fields[name]}
      slotProps={{ htmlInput: input }}
    />
  )
}
