import { FocusFirstError, Form, Formik } from '@superium/shared/forms'
import { addPassword, identityErrorMessage, offersGoogle } from '@superium/shared/identity'
import { $user, notify, useShared } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { useState } from 'react'
import { FormAlert } from '../../errors/form-alert'
import css from '../account.module.css'
import { firstPasswordSchema } from './change-password-schema'
import { NewPasswordFields } from './new-password-fields'
import { PasswordByMail } from './password-by-mail'
import { reportPasswordChange } from './report-password-change'
import { firstPasswordTexts as texts } from './texts'

const empty = { next: '', confirm: '' }

/**
 * Sets a password for an account that has none: confirmed with Google in a pop-up, or by e-mail where Google is not
 * available.
 */
export function FirstPassword({ onSet }: { onSet(): void }) {
  const email = useShared($user)?.email ?? ''
  const [failure, setFailure] = useState<string>()
  const submit = async ({ next }: typeof empty): Promise<void> => {
    setFailure(undefined)
    try {
      await addPassword(next)
    } catch (error) {
      return setFailure(identityErrorMessage(error, 'google'))
    }
    void reportPasswordChange()
    notify('success', texts.done)
    onSet()
  }
  return (
    <section className={css.narrow}>
      <h2>{texts.title}</h2>
      <p className={css.lede}>{texts.lede.join(email)}</p>
      {offersGoogle() && (
        <Formik initialValues={empty} validationSchema={firstPasswordSchema} onSubmit={submit}>
          {({ isSubmitting }) => (
            <Form noValidate>
              <FormAlert message={failure} />
              {/* Password managers need the user name to create the right entry. */}
              <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
              <NewPasswordFields />
              <div className={css.submit}>
                <Button type="submit" busy={isSubmitting}>
                  {texts.submit}
                </Button>
              </div>
              <FocusFirstError />
            </Form>
          )}
        </Formik>
      )}
      <PasswordByMail email={email} />
    </section>
  )
}
