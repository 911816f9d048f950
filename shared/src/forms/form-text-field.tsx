import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useField } from 'formik'
import { useRef } from 'react'
import { EARLY } from '../mui/early-text'
import { textareaSlots } from './textarea-slots'
import { useEarlyText } from './use-early-text'

/** An MUI text field for the Formik field `name`; it shows the field's error after the first touch. */
export function FormTextField({ name, helperText, minRows, maxRows, ...rest }: TextFieldProps & { name: string }) {
  const [field, meta, { setValue }] = useField<string>(name)
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  useEarlyText(input, field.value, setValue)
  const message = meta.touched ? meta.error : undefined
  return (
    <TextField
      fullWidth
      margin="dense"
      inputRef={input}
      placeholder={EARLY}
      {...rest}
      {...(rest.multiline && { slotProps: textareaSlots({ minRows, maxRows }, rest.slotProps) })}
      {...field}
      error={Boolean(message)}
      helperText={message ?? helperText}
    />
  )
}
