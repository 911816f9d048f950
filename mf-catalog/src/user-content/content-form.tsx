import { FocusFirstError, Form, Formik, MuiRoot, type yup } from '@superium/shared/forms'
import { errorMessage } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { type ReactNode, useState } from 'react'
import { catalogTexts } from '../texts'
import { FormError } from './form-error'
import { useFocusFirstField } from './use-focus-first-field'
import css from './user-content.module.css'

interface ContentFormProps<Values extends object> {
  initialValues: Values
  schema: yup.ObjectSchema<object>
  submitLabel: string
  /** Sends the input; resolves with the server's message. */
  send(values: Values): Promise<string>
  onDone(): void
  onCancel(): void
  children: ReactNode
}

/** A form for user content; the input stays when the server rejects it. */
export function ContentForm<Values extends object>(props: ContentFormProps<Values>) {
  const { initialValues, schema, submitLabel, send, onDone, onCancel, children } = props
  const [problem, setProblem] = useState('')
  const container = useFocusFirstField()
  const submit = async (values: Values): Promise<void> => {
    setProblem('')
    try {
      notify('success', await send(values))
      onDone()
    } catch (error) {
      setProblem(errorMessage(error))
    }
  }
  return (
    <div ref={container}>
      <MuiRoot>
        <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
          {({ isSubmitting }) => (
            <Form noValidate className={css.form}>
              {children}
              <FormError message={problem} />
              <div className={css.actions}>
                <Button type="submit" busy={isSubmitting}>
                  {submitLabel}
                </Button>
                <Button variant="quiet" onClick={onCancel}>
                  {catalogTexts.cancel}
                </Button>
              </div>
              <FocusFirstError />
            </Form>
          )}
        </Formik>
      </MuiRoot>
    </div>
  )
}
