import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useField } from 'formik'

/** An MUI text field bound to the Formik field `name`; shows its message once it was touched. */
export function FormTextField({ name, helperText, ...rest }: TextFieldProps & { name: string }) {
  const [field, meta] = useField<string>(name)
  const message = meta.touched ? meta.error : undefined
  return (
    <TextField
      fullWidth
      margin="dense"
      {...rest}
      {...field}
      error={Boolean(message)}
      helperText={message ?? helperText}
    />
  )
}
