import { dropFormDraft, readFormDraft } from '@superium/shared/form-draft'
import { FocusFirstError, Form, Formik, MuiRoot, type yup } from '@superium/shared/forms'
import { errorMessage } from '@superium/shared/loading'
import { $user, notify, useShared } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { type ReactNode, useState } from 'react'
import { catalogTexts } from '../texts'
import { FormError } from './form-error'
import { KeepDraft } from './keep-draft'
import { useFocusFirstField } from './use-focus-first-field'
import css from './user-content.module.css'

interface ContentFormProps<Values extends object> {
  initialValues: Values
  /** The name under which what is typed is kept; it names the product. */
  draft: string
  /** The form opened without being asked for, so it leaves the focus where it is. */
  byItself?: boolean
  schema: yup.ObjectSchema<object>
  submitLabel: string
  /** Sends a guest to sign in, who then finds what was typed; without it the form is for signed-in visitors only. */
  signInFirst?: () => Promise<void>
  /** Sends the input; resolves with the server's message. */
  send(values: Values): Promise<string>
  onDone(): void
  onCancel(): void
  children: ReactNode
}

/** A form for user content; the input stays when the server rejects it, and when the page is loaded again. */
export function ContentForm<Values extends object>(props: ContentFormProps<Values>) {
  const uid = useShared($user)?.uid ?? ''
  // Another account must not see what this one typed, nor another product's form have it.
  return <OwnForm key={`${uid} ${props.draft}`} uid={uid} {...props} />
}

function OwnForm<Values extends object>(props: ContentFormProps<Values> & { uid: string }) {
  const { uid, initialValues, draft, byItself = false } = props
  const { schema, submitLabel, signInFirst, send, onDone, onCancel, children } = props
  const [first] = useState(() => ({ ...initialValues, ...readFormDraft(draft, uid, initialValues) }))
  const [problem, setProblem] = useState('')
  const container = useFocusFirstField(!byItself)
  const cancel = (): void => {
    dropFormDraft(draft, uid)
    onCancel()
  }
  const submit = async (values: Values): Promise<void> => {
    setProblem('')
    if (!uid && signInFirst) return signInFirst()
    try {
      notify('success', await send(values))
      dropFormDraft(draft, uid)
      onDone()
    } catch (error) {
      setProblem(errorMessage(error))
    }
  }
  return (
    <div ref={container}>
      <MuiRoot>
        <Formik initialValues={first} validationSchema={schema} onSubmit={submit}>
          {({ isSubmitting }) => (
            <Form noValidate className={css.form}>
              {children}
              <FormError message={problem} />
              <div className={css.actions}>
                <Button type="submit" busy={isSubmitting}>
                  {submitLabel}
                </Button>
                <Button variant="quiet" onClick={cancel}>
                  {catalogTexts.cancel}
                </Button>
              </div>
              <KeepDraft uid={uid} name={draft} unchanged={initialValues} />
              <FocusFirstError />
            </Form>
          )}
        </Formik>
      </MuiRoot>
    </div>
  )
}
