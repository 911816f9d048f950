import { ApiError } from '@superium/shared/api'
import {
  Alert,
  FocusFirstError,
  Form,
  Formik,
  type FormikConfig,
  type FormikHelpers,
  MuiRoot,
} from '@superium/shared/forms'
import { Button } from '@superium/shared/ui'
import type { ReactNode } from 'react'
import css from './edit-form.module.css'
import { UnsavedChangesGuard } from './unsaved-changes-guard'

interface EditFormProps<Values> {
  initial: Values
  schema: FormikConfig<Values>['validationSchema']
  submit: string
  texts: { failed: string; offline: string }
  /** The form's field for the field that the API names; undefined when none shows errors. */
  fieldFor(named: string, values: Values): string | undefined
  /** Saves the values. An `ApiError` with a field is shown at that field, any other error above the button. */
  onSave(values: Values): Promise<void>
  children: ReactNode
}

/** A form that saves something new or changed. A failure or a click on a link does not lose unsaved changes. */
export function EditForm<Values extends object>(props: EditFormProps<Values>) {
  const { initial, schema, submit, texts, fieldFor, onSave, children } = props
  const save = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    helpers.setStatus(undefined)
    try {
      await onSave(values)
      helpers.resetForm({ values })
    } catch (error) {
      const named = error instanceof ApiError ? (error.field ?? '') : ''
      const field = fieldFor(named, values)
      const message = error instanceof ApiError ? error.message : texts.offline
      if (field) helpers.setFieldError(field, message)
      else helpers.setStatus(message)
    }
  }
  return (
    <MuiRoot>
      <Formik initialValues={initial} validationSchema={schema} onSubmit={save}>
        {({ dirty, isSubmitting, status }) => (
          <Form noValidate className={css.form}>
            {children}
            {typeof status === 'string' && (
              <Alert severity="error">
                <strong>{texts.failed}</strong> {status}
              </Alert>
            )}
            <div className={css.actions}>
              <Button type="submit" busy={isSubmitting} disabled={!dirty}>
                {submit}
              </Button>
            </div>
            <FocusFirstError />
            <UnsavedChangesGuard />
          </Form>
        )}
      </Formik>
    </MuiRoot>
  )
}
