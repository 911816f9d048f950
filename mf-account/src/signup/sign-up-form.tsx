import { FocusFirstError, Form, Formik, type FormikHelpers, FormTextField, yup } from '@superium/shared/forms'
import { notify } from '@superium/shared/state'
import { Button, late } from '@superium/shared/ui'
import { useState } from 'react'
import css from '../credentials/credentials-page.module.css'
import { emailField, passwordField } from '../credentials/email-and-password-schemas'
import { EmailField } from '../credentials/email-field'
import { PasswordField } from '../credentials/password-field'
import { FormAlert } from '../errors/form-alert'
import { accountTexts } from '../texts'
import { type NewAccount, runSignUpFlow, type SignUpFailure } from './sign-up-flow'

const schema = yup.object({
  name: yup.string().trim().required(accountTexts.validation.username),
  email: emailField,
  password: passwordField,
})

const empty: NewAccount = { name: '', email: '', password: '' }

/** The sign-up form. `onBegin` reports that the account is being created, `onDone` that every step succeeded. */
export function SignUpForm({ onBegin, onDone }: { onBegin(): void; onDone(): void }) {
  const [failure, setFailure] = useState<SignUpFailure | null>(null)
  const submit = async (values: NewAccount, { resetForm }: FormikHelpers<NewAccount>): Promise<void> => {
    setFailure(null)
    onBegin()
    const outcome = await runSignUpFlow(values, failure?.email)
    if ('failure' in outcome) {
      setFailure(outcome.failure)
      return
    }
    notify('success', outcome.message)
    resetForm()
    onDone()
  }
  return (
    <Formik initialValues={empty} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting }) => (
        // Until its code loads, a submit would otherwise put the password into the address.
        <Form noValidate method="post">
          <FormAlert message={failure?.message} reason={failure?.reason} />
          <FormTextField name="name" label={accountTexts.fields.username} autoComplete="name" />
          <EmailField autoComplete="email" />
          <PasswordField
            name="password"
            label={accountTexts.fields.password}
            autoComplete="new-password"
            helperText={accountTexts.signUp.passwordHint}
          />
          <div className={css.actions}>
            <Button {...late('sign-up')} type="submit" size="large" wide busy={isSubmitting}>
              {accountTexts.signUp.submit}
            </Button>
          </div>
          <FocusFirstError />
        </Form>
      )}
    </Formik>
  )
}
