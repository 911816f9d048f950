import { FocusFirstError, Form, Formik, type FormikHelpers } from '@superium/shared/forms'
import { changePassword, identityErrorMessage } from '@superium/shared/identity'
import { $user, notify, useShared } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { useState } from 'react'
import { PasswordField } from '../../credentials/password-field'
import { FormAlert } from '../../errors/form-alert'
import css from '../account.module.css'
import { changePasswordSchema } from './change-password-schema'
import { NewPasswordFields } from './new-password-fields'
import { reportPasswordChange } from './report-password-change'
import { passwordTexts as texts } from './texts'

const empty = { current: '', next: '', confirm: '' }

/** Reauthenticates with the current password, then sets the new one. */
export function ChangePassword() {
  const email = useShared($user)?.email
  const [failure, setFailure] = useState<string>()
  const submit = async (values: typeof empty, { resetForm }: FormikHelpers<typeof empty>): Promise<void> => {
    setFailure(undefined)
    try {
      await changePassword(values.current, values.next)
      void reportPasswordChange()
      resetForm()
      notify('success', texts.updated)
    } catch (error) {
      setFailure(identityErrorMessage(error))
    }
  }
  return (
    <Formik initialValues={empty} validationSchema={changePasswordSchema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form noValidate className={css.narrow}>
          <h2>{texts.title}</h2>
          <p className={css.lede}>{texts.lede}</p>
          <FormAlert message={failure} />
          {/* Password managers need the user name to update the right entry. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField name="current" label={texts.current} autoComplete="current-password" />
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
  )
}
