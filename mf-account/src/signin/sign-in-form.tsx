import { FocusFirstError, Form, Formik, yup } from '@superium/shared/forms'
import { Button, late } from '@superium/shared/ui'
import { useState } from 'react'
import css from '../credentials/credentials-page.module.css'
import { emailField, passwordField } from '../credentials/email-and-password-schemas'
import { EmailField } from '../credentials/email-field'
import { PasswordField } from '../credentials/password-field'
import { FormAlert } from '../errors/form-alert'
import { accountTexts } from '../texts'
import { ForgotPassword } from './forgot-password'
import { type Credentials, runSignInFlow, type SignInFailure } from './sign-in-flow'

const schema = yup.object({ email: emailField, password: passwordField })

/** The sign-in form. `onBusy` reports when a sign-in starts, and when both its steps have ended. */
export function SignInForm({ onBusy }: { onBusy(busy: boolean): void }) {
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  const submit = async (credentials: Credentials): Promise<void> => {
    setFailure(null)
    onBusy(true)
    setFailure(await runSignInFlow(credentials))
    onBusy(false)
  }
  return (
    <Formik initialValues={{ email: '', password: '' }} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting, values }) => (
        <>
          {/* Until its code loads, a submit would otherwise put the password into the address. */}
          <Form noValidate method="post">
            <FormAlert message={failure?.message} reason={failure?.reason} />
            <EmailField />
            <PasswordField name="password" label={accountTexts.fields.password} autoComplete="current-password" />
            <div className={css.actions}>
              <Button {...late('sign-in')} type="submit" size="large" wide busy={isSubmitting}>
                {accountTexts.signIn.submit}
              </Button>
            </div>
            <FocusFirstError />
          </Form>
          <ForgotPassword email={values.email} />
        </>
      )}
    </Formik>
  )
}
