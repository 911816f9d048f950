import { ApiError, type Order } from '@superium/shared/api'
import {
  Alert,
  FocusFirstError,
  Form,
  Formik,
  type FormikHelpers,
  FormTextField,
  MuiRoot,
} from '@superium/shared/forms'
import { errorMessage, useReloadAfter } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button, Dialog } from '@superium/shared/ui'
import { useId } from 'react'
import { orderTexts as texts } from './order-texts'
import { RestockChoice } from './restock-choice'
import css from './step-dialog.module.css'
import type { noteSchema, optionalTrackingSchema, refundSchema } from './step-values'
import { noValues, type StepValues } from './step-values'

type StepSchema = ReturnType<typeof noteSchema> | ReturnType<typeof refundSchema> | typeof optionalTrackingSchema

/** An action on an order that needs a confirmation dialog. */
export interface Step {
  title: string
  text: string
  confirm: string
  danger?: boolean
  /** The fields to fill in. */
  fields: readonly { name: Exclude<keyof StepValues, 'restock'>; label: string; hint?: string; required?: boolean }[]
  /** Asks whether returned pieces go back into stock. */
  restock?: boolean
  schema: StepSchema
  initial?: StepValues
  run(values: StepValues): Promise<Order>
  /** The message after success. */
  done: string
}

interface StepDialogProps {
  step: Step | null
  onClose(): void
}

/**
 * Asks for confirmation and for the action's fields. It stays open with the error after a failure. Each attempt reloads
 * the order and the badge, because a 409 means that somebody else has changed the order.
 */
export function StepDialog({ step, onClose }: StepDialogProps) {
  return (
    <Dialog open={step !== null} onClose={onClose} title={step?.title ?? ''}>
      {step && <StepForm step={step} onClose={onClose} />}
    </Dialog>
  )
}

function StepForm({ step, onClose }: { step: Step; onClose(): void }) {
  const reloadAfter = useReloadAfter()
  const id = useId()
  const { fields, schema, initial = noValues, confirm, danger = false } = step
  const take = async (values: StepValues, helpers: FormikHelpers<StepValues>): Promise<void> => {
    helpers.setStatus(undefined)
    let failed: unknown
    try {
      await step.run(values)
      notify('success', step.done)
      onClose()
    } catch (error) {
      failed = error
      const field = error instanceof ApiError ? error.field?.replace(/^tracking\./, '') : undefined
      if (field && fields.some(({ name }) => name === field)) helpers.setFieldError(field, errorMessage(error))
      else helpers.setStatus(errorMessage(error))
    }
    await reloadAfter(failed)
  }
  return (
    <MuiRoot>
      <Formik initialValues={initial} validationSchema={schema} onSubmit={take}>
        {({ isSubmitting, status }) => (
          <Form noValidate className={css.form} aria-describedby={id}>
            <p id={id}>{step.text}</p>
            {fields.map(({ name, label, hint, required = false }) => (
              <FormTextField
                key={name}
                name={name}
                label={label}
                helperText={hint}
                required={required}
                {...(name === 'note' && { multiline: true, minRows: 2, maxRows: 8 })}
              />
            ))}
            {step.restock && <RestockChoice />}
            {typeof status === 'string' && (
              <Alert severity="error">
                <strong>{texts.failed}</strong> {status}
              </Alert>
            )}
            <div className={css.actions}>
              <Button variant="secondary" onClick={onClose}>
                {texts.keep}
              </Button>
              <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={isSubmitting}>
                {confirm}
              </Button>
            </div>
            <FocusFirstError />
          </Form>
        )}
      </Formik>
    </MuiRoot>
  )
}
