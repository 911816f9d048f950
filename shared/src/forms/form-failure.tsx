import Alert from '@mui/material/Alert'
import { useFormikContext } from 'formik'
import { useUntilInput } from '../until-input/use-until-input'

/** Why the form's last attempt failed (Formik's `status`), until something in the form is changed. */
export function FormFailure({ title }: { title: string }) {
  const { status } = useFormikContext()
  const { place, shown } = useUntilInput(typeof status === 'string' ? status : undefined)
  if (!shown) return null
  return (
    <Alert ref={place} severity="error">
      <strong>{title}</strong> {shown}
    </Alert>
  )
}
