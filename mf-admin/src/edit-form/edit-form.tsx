import { ApiError } from '@superium/shared/api'
import {
  FocusFirstError,
  Form,
  FormFailure,
  Formik,
  type FormikConfig,
  type FormikHelpers,
  MuiRoot,
} from '@superium/shared/forms'
import { Button } from '@superium/shared/ui'
import { unavailable } from '@superium/shared/unavailable'
import type { ReactNode } from 'react'
import { adminTexts } from '../texts'
import css from './edit-form.module.css'
import { UnsavedChangesGuard } from './unsaved-changes-guard'

interface EditFormProps<Values> {
  initial: Values
  schema: FormikConfig<Values>['validationSchema']
  submit: string
  /** `unchanged` explains why there is nothing to save. */
  texts: { failed: string; offline: string; unchanged?: string }
  /** The form's field for the API's field `named`; undefined if no field can show its error. */
  fieldFor(named: string, values: Values): string | undefined
  /**
   * Saves the values and may return those that the form continues with. An `ApiError` with a field shows at that field,
   * any other error above the button.
   */
  onSave(values: Values): Promise<Values> | Promise<void>
  /** Whether other parts of the page also have unsaved changes. */
  unsavedElsewhere?: boolean
  children: ReactNode
}

/**
 * A form that creates or changes something. It keeps unsaved changes after an error, and asks before a navigation loses
 * them.
 */
export function EditForm<Values extends object>(props: EditFormProps<Values>) {
  const { initial, schema, submit, texts, fieldFor, onSave, unsavedElsewhere, children } = props
  const save = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    helpers.setStatus(undefined)
    try {
      const saved = await onSave(values)
      helpers.resetForm({ values: saved ?? values })
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
        {({ dirty, isSubmitting }) => (
          <Form noValidate className={css.form}>
            {children}
            <FormFailure title={texts.failed} />
            <div className={css.actions}>
              <Button
                type="submit"
                busy={isSubmitting}
                {...unavailable(dirty || isSubmitting ? '' : (texts.unchanged ?? adminTexts.unavailable.unchanged))}
              >
                {submit}
              </Button>
            </div>
            <FocusFirstError />
            <UnsavedChangesGuard {...(unsavedElsewhere && { elsewhere: true })} />
          </Form>
        )}
      </Formik>
    </MuiRoot>
  )
}
