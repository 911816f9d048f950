import { ApiError } from '@superium/shared/api'
import { Alert, FocusFirstError, Form, Formik, type FormikHelpers, MuiRoot } from '@superium/shared/forms'
import { Button } from '@superium/shared/ui'
import type { ReactNode } from 'react'
import form from '../../products/form/product-form.module.css'
import { UnsavedChangesGuard } from '../../products/form/unsaved-changes-guard'
import { couponTexts } from '../texts'
import { CouponRulesFields } from './coupon-fields'
import { couponSchema } from './coupon-schema'
import type { CouponValues } from './coupon-values'

interface CouponFormProps {
  initial: CouponValues
  submit: string
  /** What the coupon gives: fields of a new one, words for an existing one. */
  terms: ReactNode
  /** Saves the coupon. An `ApiError` with a field is shown at that field, any other error above the button. */
  onSave(values: CouponValues): Promise<void>
}

/** The API's name of a field where the form's differs. */
const FIELDS: Record<string, string> = { startsAt: 'startsOn', endsAt: 'endsOn' }

/** The form of a new or existing coupon. A failure or a click on a link does not lose unsaved changes. */
export function CouponForm({ initial, submit, terms, onSave }: CouponFormProps) {
  const save = async (values: CouponValues, helpers: FormikHelpers<CouponValues>): Promise<void> => {
    helpers.setStatus(undefined)
    try {
      await onSave(values)
      helpers.resetForm({ values })
    } catch (error) {
      const named = error instanceof ApiError ? (error.field ?? '') : ''
      const field = FIELDS[named] ?? named
      const message = error instanceof ApiError ? error.message : couponTexts.form.offline
      if (field in values) helpers.setFieldError(field, message)
      else helpers.setStatus(message)
    }
  }
  return (
    <MuiRoot>
      <Formik initialValues={initial} validationSchema={couponSchema} onSubmit={save}>
        {({ dirty, isSubmitting, status }) => (
          <Form noValidate className={form.form}>
            {terms}
            <CouponRulesFields />
            {typeof status === 'string' && (
              <Alert severity="error">
                <strong>{couponTexts.form.failed}</strong> {status}
              </Alert>
            )}
            <div className={form.actions}>
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
