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
import { type ReactNode, useEffect, useRef } from 'react'
import fields from '../dialog-form.module.css'
import { errorMessage } from '../error-message'
import css from './names.module.css'
import { namesTexts as texts } from './texts'

interface FormFrameProps<Values> {
  initial: Values
  schema: FormikConfig<Values>['validationSchema']
  submit: string
  onSubmit(values: Values): Promise<void>
  onCancel(): void
  children: ReactNode
}

/** A form in the dialog. A server error shows at its field, or above the buttons; the first field gets the focus. */
export function FormFrame<Values extends object>(props: FormFrameProps<Values>) {
  const { initial, schema, submit, onSubmit, onCancel, children } = props
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('input, select')?.focus(), [])
  const send = async (values: Values, form: FormikHelpers<Values>): Promise<void> => {
    form.setStatus(undefined)
    try {
      await onSubmit(values)
    } catch (error) {
      const field = error instanceof ApiError ? error.field : undefined
      if (field !== undefined && field in values) form.setFieldError(field, errorMessage(error))
      else form.setStatus(errorMessage(error))
    }
  }
  return (
    <MuiRoot>
      <Formik initialValues={initial} validationSchema={schema} onSubmit={send}>
        {({ isSubmitting }) => (
          <Form noValidate>
            <div ref={place} className={fields.form}>
              {children}
              <FormFailure title={texts.form.failed} />
              <div className={css.buttons}>
                <Button variant="secondary" onClick={onCancel}>
                  {texts.cancel}
                </Button>
                <Button type="submit" busy={isSubmitting}>
                  {submit}
                </Button>
              </div>
            </div>
            <FocusFirstError />
          </Form>
        )}
      </Formik>
    </MuiRoot>
  )
}
