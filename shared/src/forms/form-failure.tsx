import Alert from '@mui/material/Alert'
import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

/** Why the form's last attempt failed (Formik's `status`), until a value of the form changes. */
export function FormFailure({ title }: { title: string }) {
  const { status, setStatus, values } = useFormikContext()
  const seen = useRef(values)
  useEffect(() => {
    if (seen.current !== values) setStatus(undefined)
    seen.current = values
  }, [values, setStatus])
  if (typeof status !== 'string') return null
  return (
    <Alert severity="error">
      <strong>{title}</strong> {status}
    </Alert>
  )
}
