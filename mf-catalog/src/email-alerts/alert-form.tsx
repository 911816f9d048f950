import { ApiError } from '@superium/shared/api'
import { FocusFirstError, Form, Formik, type FormikHelpers, FormTextField, MuiRoot, yup } from '@superium/shared/forms'
import { $user, useShared } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { detailTexts } from '../detail-texts'
import { errorMessage } from '../loading/error-message'
import { FormError } from '../user-content/form-error'
import { useFocusFirstField } from '../user-content/use-focus-first-field'
import css from './alert-form.module.css'
import { type Alert, requestAlert } from './request-alert'

const { alerts } = detailTexts

/** Spec §5 "basic address pattern". */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const schema = yup.object({
  email: yup.string().trim().required(alerts.required).matches(ADDRESS, alerts.invalid),
})

/** Where to write to when the product can be had; says what the server says of it. */
export default function AlertForm(alert: Alert) {
  const user = useShared($user)
  const [taken, setTaken] = useState('')
  const [problem, setProblem] = useState('')
  const place = useFocusFirstField()
  const said = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    // The form that had the focus is gone.
    if (taken) said.current?.focus()
  }, [taken])
  const submit = async ({ email }: { email: string }, form: FormikHelpers<{ email: string }>): Promise<void> => {
    setProblem('')
    try {
      setTaken(await requestAlert(alert, email.trim()))
    } catch (error) {
      if (error instanceof ApiError && error.field === 'email') form.setFieldError('email', error.message)
      else setProblem(errorMessage(error))
    }
  }
  return (
    <div ref={place}>
      <output ref={said} tabIndex={-1} className={css.taken}>
        {taken}
      </output>
      {!taken && (
        <MuiRoot>
          <Formik initialValues={{ email: user?.email ?? '' }} validationSchema={schema} onSubmit={submit}>
            {({ isSubmitting }) => (
              <Form noValidate className={css.form}>
                <FormTextField
                  name="email"
                  type="email"
                  label={alerts.email}
                  size="small"
                  autoComplete="email"
                  helperText={alerts.note}
                />
                <FormError words={problem} />
                <Button type="submit" busy={isSubmitting}>
                  {alerts.send}
                </Button>
                <FocusFirstError />
              </Form>
            )}
          </Formik>
        </MuiRoot>
      )}
    </div>
  )
}
