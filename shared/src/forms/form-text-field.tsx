import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useField } from 'formik'

/** An MUI text field for the Formik field `name`; it shows the field's error after the first touch. */
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
