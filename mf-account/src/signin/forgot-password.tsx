import { FocusFirstError, Form, Formik, yup } from '@superium/shared/forms'
import { identityErrorMessage, requestPasswordReset } from '@superium/shared/identity'
import { Button, Dialog, late } from '@superium/shared/ui'
import { useState } from 'react'
import { emailField } from '../credentials/email-and-password-schemas'
import { EmailField } from '../credentials/email-field'
import { FormAlert } from '../errors/form-alert'
import { accountTexts } from '../texts'
import css from './forgot-password.module.css'

const texts = accountTexts.reset
const schema = yup.object({ email: emailField })

/** "Forgot password?": sends a reset link. The message does not reveal whether the address has an account. */
export function ForgotPassword({ email }: { email: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button {...late('forgot-password')} type="button" className={css.open} onClick={() => setOpen(true)}>
        {accountTexts.signIn.forgot}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.title}>
        <ResetForm email={email} />
      </Dialog>
    </>
  )
}

function ResetForm({ email }: { email: string }) {
  const [sent, setSent] = useState(false)
  const [failure, setFailure] = useState<string>()
  const submit = async (values: { email: string }): Promise<void> => {
    setFailure(undefined)
    try {
      await requestPasswordReset(values.email.trim())
      setSent(true)
    } catch (error) {
      setFailure(identityErrorMessage(error))
    }
  }
  if (sent) return <output>{texts.sent}</output>
  return (
    <Formik initialValues={{ email }} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form noValidate>
          <p className={css.lede}>{texts.lede}</p>
          <FormAlert message={failure} />
          <EmailField autoComplete="email" />
          <div className={css.actions}>
            <Button type="submit" busy={isSubmitting}>
              {texts.submit}
            </Button>
          </div>
          <FocusFirstError />
        </Form>
      )}
    </Formik>
  )
}
