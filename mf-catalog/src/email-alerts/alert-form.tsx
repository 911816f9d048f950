import { ApiError } from '@superium/shared/api'
import { FocusFirstError, Form, Formik, type FormikHelpers, FormTextField, MuiRoot, yup } from '@superium/shared/forms'
import { errorMessage } from '@superium/shared/loading'
import { $user, useShared } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { EMAIL_PATTERN } from '../format/email-pattern'
import { FormError } from '../user-content/form-error'
import { useFocusFirstField } from '../user-content/use-focus-first-field'
import css from './alert-form.module.css'
import { type Alert, requestAlert } from './request-alert'
import { emailAlertTexts } from './texts'

const schema = yup.object({
  email: yup.string().trim().required(emailAlertTexts.required).matches(EMAIL_PATTERN, emailAlertTexts.invalid),
})

/** Asks for the email address of an alert and shows the server's answer. */
export default function AlertForm(alert: Alert) {
  const user = useShared($user)
  const [confirmation, setConfirmation] = useState('')
  const [problem, setProblem] = useState('')
  const container = useFocusFirstField()
  const output = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    // The form that had the focus has disappeared.
    if (confirmation) output.current?.focus()
  }, [confirmation])
  const submit = async ({ email }: { email: string }, form: FormikHelpers<{ email: string }>): Promise<void> => {
    setProblem('')
    try {
      setConfirmation(await requestAlert(alert, email.trim()))
    } catch (error) {
      if (error instanceof ApiError && error.field === 'email') form.setFieldError('email', error.message)
      else setProblem(errorMessage(error))
    }
  }
  return (
    <div ref={container}>
      <output ref={output} tabIndex={-1} className={css.confirmation}>
        {confirmation}
      </output>
      {!confirmation && (
        <MuiRoot>
          <Formik initialValues={{ email: user?.email ?? '' }} validationSchema={schema} onSubmit={submit}>
            {({ isSubmitting }) => (
              <Form noValidate className={css.form}>
                <FormTextField
                  name="email"
                  type="email"
                  label={emailAlertTexts.email}
                  size="small"
                  autoComplete="email"
                  helperText={emailAlertTexts.note}
                />
                <FormError message={problem} />
                <Button type="submit" busy={isSubmitting}>
                  {emailAlertTexts.send}
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
