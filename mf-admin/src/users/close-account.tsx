import { type AdminUser, api, dataOrThrow } from '@superium/shared/api'
import { Alert, FocusFirstError, Form, Formik, FormTextField, MuiRoot, yup } from '@superium/shared/forms'
import { errorMessage } from '@superium/shared/loading'
import { useRevalidator } from '@superium/shared/router'
import { $user, notify, useShared } from '@superium/shared/state'
import { Button, Dialog } from '@superium/shared/ui'
import { unavailable } from '@superium/shared/unavailable'
import { useState } from 'react'
import css from './close-account.module.css'
import { usersTexts as texts } from './texts'

const schema = yup.object({ reason: yup.string().trim().required(texts.reasonRequired).max(500) })

/** Closes an account or reopens a closed one; the audit records the reason. */
export function CloseAccount({ user }: { user: AdminUser }) {
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const words = user.disabled ? texts.reopen : texts.close
  const self = useShared($user)?.uid === user.uid
  const close = (): void => {
    setOpen(false)
    setFailed(false)
    // Even a failed attempt may have changed the shop's data, because the sign-in service is updated last.
    if (failed) void revalidate()
  }
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={words.of(user.name || user.email)}
        onClick={() => setOpen(true)}
        {...unavailable(self ? texts.self : '')}
      >
        {words.button}
      </Button>
      <Dialog open={open} onClose={close} title={words.of(user.name || user.email)}>
        <ReasonForm user={user} onCancel={close} onDone={() => setOpen(false)} onFailed={() => setFailed(true)} />
      </Dialog>
    </>
  )
}

interface ReasonFormProps {
  user: AdminUser
  onCancel(): void
  onDone(): void
  onFailed(): void
}

function ReasonForm({ user: { uid, disabled }, onCancel, onDone, onFailed }: ReasonFormProps) {
  const { revalidate } = useRevalidator()
  const [failure, setFailure] = useState<string>()
  const words = disabled ? texts.reopen : texts.close
  const submit = async ({ reason }: { reason: string }): Promise<void> => {
    setFailure(undefined)
    const options = { params: { path: { uid } }, body: { reason: reason.trim() } }
    try {
      if (disabled) dataOrThrow(await api.POST('/api/v1/admin/users/{uid}/enable', options))
      else dataOrThrow(await api.POST('/api/v1/admin/users/{uid}/disable', options))
      notify('success', words.done)
      onDone()
      await revalidate()
    } catch (error) {
      setFailure(errorMessage(error))
      onFailed()
    }
  }
  return (
    <MuiRoot>
      <Formik initialValues={{ reason: '' }} validationSchema={schema} onSubmit={submit}>
        {({ isSubmitting }) => (
          <Form noValidate className={css.form} onInput={() => setFailure(undefined)}>
            <p>{words.consequence}</p>
            {failure && <Alert severity="error">{failure}</Alert>}
            <FormTextField name="reason" label={texts.reason} required slotProps={{ htmlInput: { maxLength: 500 } }} />
            <div className={css.actions}>
              <Button variant="secondary" onClick={onCancel}>
                {texts.keep}
              </Button>
              <Button type="submit" variant={disabled ? 'primary' : 'danger'} busy={isSubmitting}>
                {words.button}
              </Button>
            </div>
            <FocusFirstError />
          </Form>
        )}
      </Formik>
    </MuiRoot>
  )
}
