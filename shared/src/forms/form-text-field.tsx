import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useField } from 'formik'
import { useRef } from 'react'
import { EARLY } from '../mui/early-text'
import { textareaSlots } from './textarea-slots'
import { useEarlyText } from './use-early-text'
import { useFieldSizing } from './use-field-sizing'

type FormTextFieldProps = Omit<TextFieldProps, 'rows'> & { name: string }

/**
 * An MUI text field for the Formik field `name`; it shows the field's error after the first touch. With `multiline` it
 * grows with its text from `minRows` to `maxRows`.
 */
export function FormTextField({ name, helperText, minRows, maxRows, ...rest }: FormTextFieldProps) {
  const [field, meta, { setValue }] = useField<string>(name)
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  useEarlyText(input, field.value, setValue)
  const fitsItself = useFieldSizing()
  const lines = { minRows, maxRows }
  const message = meta.touched ? meta.error : undefined
  return (
    <TextField
      fullWidth
      margin="dense"
      inputRef={input}
      placeholder={EARLY}
      {...rest}
      {...(rest.multiline && (fitsItself ? { slotProps: textareaSlots(lines, rest.slotProps) } : lines))}
      {...field}
      error={Boolean(message)}
      helperText={message ?? helperText}
    />
  )
}
