import { Alert, FocusFirstError, Form, Formik, FormTextField, MuiRoot, yup } from '@superium/shared/forms'
import { errorMessage, useReloadAfter } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button, Dialog } from '@superium/shared/ui'
import { useState } from 'react'
import css from '../close-account.module.css'
import { personTexts as texts } from './texts'

interface PersonActionProps {
  name: string
  words: { button: string; of(name: string): string; consequence: string; done: string }
  danger?: boolean
  /** Whether it asks for a reason. */
  asks?: boolean
  /** If it rejects, the dialog shows the error. */
  run(reason: string): Promise<void>
}

const withReason = yup.object({ reason: yup.string().trim().required(texts.reasonRequired).max(500) })

/** A button that explains an action, asks for confirmation and runs it. */
export function PersonAction({ name, words, danger = false, asks = false, run }: PersonActionProps) {
  const reloadAfter = useReloadAfter()
  const [open, setOpen] = useState(false)
  const [failure, setFailure] = useState<string>()
  const close = (): void => {
    setOpen(false)
    setFailure(undefined)
  }
  const submit = async ({ reason }: { reason: string }): Promise<void> => {
    setFailure(undefined)
    let failed: unknown
    try {
      await run(reason.trim())
      notify('success', words.done)
      close()
    } catch (error) {
      failed = error
      setFailure(errorMessage(error))
    }
    // Also after an error: the shop's data may have changed although the sign-in service failed.
    await reloadAfter(failed)
  }
  return (
    <>
      <Button variant="secondary" size="small" aria-label={words.of(name)} onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      <Dialog open={open} onClose={close} title={words.of(name)}>
        <MuiRoot>
          <Formik initialValues={{ reason: '' }} validationSchema={asks ? withReason : yup.object()} onSubmit={submit}>
            {({ isSubmitting }) => (
              <Form noValidate className={css.form} onInput={() => setFailure(undefined)}>
                <p>{words.consequence}</p>
                {failure && <Alert severity="error">{failure}</Alert>}
                {asks && (
                  <FormTextField
                    name="reason"
                    label={texts.reason}
                    required
                    slotProps={{ htmlInput: { maxLength: 500 } }}
                  />
                )}
                <div className={css.actions}>
                  <Button variant="secondary" onClick={close}>
                    {texts.keep}
                  </Button>
                  <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={isSubmitting}>
                    {words.button}
                  </Button>
                </div>
                <FocusFirstError />
              </Form>
            )}
          </Formik>
        </MuiRoot>
      </Dialog>
    </>
  )
}
