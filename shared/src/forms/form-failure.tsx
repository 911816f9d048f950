import Alert from '@mui/material/Alert'
import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

/** Why the form's last attempt failed (Formik's `status`), until something in the form is changed. */
export function FormFailure({ title }: { title: string }) {
  const { status, setStatus } = useFormikContext()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = status ? place.current?.closest('form') : undefined
    const clear = (): void => setStatus(undefined)
    form?.addEventListener('input', clear, { once: true })
    return () => form?.removeEventListener('input', clear)
  }, [status, setStatus])
  if (typeof status !== 'string') return null
  return (
    <Alert ref={place} severity="error">
      <strong>{title}</strong> {status}
    </Alert>
  )
}
