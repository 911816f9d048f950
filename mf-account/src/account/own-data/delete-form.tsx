import { FocusFirstError, Form, Formik, MuiRoot, yup } from '@superium/shared/forms'
import { confirmPassword, confirmWithGoogle, forgetAccount, hasPassword, offersGoogle } from '@superium/shared/identity'
import { useNavigate } from '@superium/shared/router'
import { $user, notify, useShared } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { useState } from 'react'
import { PasswordField } from '../../credentials/password-field'
import { FormAlert } from '../../errors/form-alert'
import { deleteAccount } from './delete-account'
import css from './own-data.module.css'
import { ownDataTexts } from './texts'
import { whyNotDeleted } from './why-not-deleted'

const texts = ownDataTexts.second

const withPassword = yup.object({ password: yup.string().required(texts.passwordRequired) })

function textFor(byPassword: boolean): string {
  if (byPassword) return texts.passwordText
  return offersGoogle() ? texts.googleText : texts.noGoogle
}

/** Confirms the person's identity by password or with Google, then deletes the account and signs out. */
export function DeleteForm({ onCancel }: { onCancel(): void }) {
  const email = useShared($user)?.email
  const navigate = useNavigate()
  const [byPassword] = useState(hasPassword)
  const confirmable = byPassword || offersGoogle()
  const [failure, setFailure] = useState<string>()

  async function submit({ password }: { password: string }): Promise<void> {
    setFailure(undefined)
    try {
      await (byPassword ? confirmPassword(password) : confirmWithGoogle())
      await deleteAccount()
    } catch (error) {
      return setFailure(whyNotDeleted(error, byPassword ? 'account' : 'google'))
    }
    await forgetAccount()
    notify('success', ownDataTexts.done)
    await navigate('/')
  }

  return (
    <MuiRoot>
      <Formik
        initialValues={{ password: '' }}
        validationSchema={byPassword ? withPassword : undefined}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            <p>{textFor(byPassword)}</p>
            <FormAlert message={failure} />
            {byPassword && (
              <>
                {/* Password managers need the user name to find the right entry. */}
                <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
                <PasswordField name="password" label={texts.password} autoComplete="current-password" />
              </>
            )}
            <div className={css.buttons}>
              {confirmable && (
                <Button type="submit" variant="danger" busy={isSubmitting}>
                  {byPassword ? texts.confirm : texts.confirmWithGoogle}
                </Button>
              )}
              <Button variant="secondary" onClick={onCancel}>
                {ownDataTexts.cancel}
              </Button>
            </div>
            <FocusFirstError />
          </Form>
        )}
      </Formik>
    </MuiRoot>
  )
}
