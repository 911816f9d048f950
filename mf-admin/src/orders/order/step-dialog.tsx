import { ApiError } from '@superium/shared/api'
import {
  FocusFirstError,
  Form,
  FormFailure,
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
import { RefundNote } from './refund-note'
import { RestockChoice } from './restock-choice'
import css from './step-dialog.module.css'
import type { noteSchema, optionalTrackingSchema, refundSchema } from './step-values'
import { noValues, type StepValues } from './step-values'

/** A native select, which suits phones best. */
const choice = { select: { native: true }, inputLabel: { shrink: true } } as const

type StepSchema = ReturnType<typeof noteSchema> | ReturnType<typeof refundSchema> | typeof optionalTrackingSchema

interface StepField {
  name: Exclude<keyof StepValues, 'restock'>
  label: string
  hint?: string
  required?: boolean
  /** What to choose from, by value; none of it is a choice too. */
  choices?: Readonly<Record<string, string>>
}

/** A step of an order that asks before it is taken. */
export interface Step {
  title: string
  text: string
  confirm: string
  danger?: boolean
  /** The fields to fill in. */
  fields: readonly StepField[]
  /** Asks whether returned pieces go back into stock. */
  restock?: boolean
  /** Asks the server what the step would pay back, in dollars, which is said before it is confirmed. */
  refund?(signal: AbortSignal): Promise<number>
  schema: StepSchema
  initial?: StepValues
  run(values: StepValues): Promise<unknown>
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
        {({ isSubmitting, submitCount }) => (
          <Form noValidate className={css.form} aria-describedby={id}>
            <p id={id}>{step.text}</p>
            {step.refund && <RefundNote ask={step.refund} attempts={submitCount} />}
            {fields.map(({ name, label, hint, required = false, choices }) =>
              choices ? (
                <FormTextField key={name} name={name} label={label} select slotProps={choice}>
                  <option value="">{texts.noChoice}</option>
                  {Object.entries(choices).map(([value, shown]) => (
                    <option key={value} value={value}>
                      {shown}
                    </option>
                  ))}
                </FormTextField>
              ) : (
                <FormTextField
                  key={name}
                  name={name}
                  label={label}
                  helperText={hint}
                  required={required}
                  {...(name === 'note' && { multiline: true, minRows: 2, maxRows: 8 })}
                />
              ),
            )}
            {step.restock && <RestockChoice />}
            <FormFailure title={texts.failed} />
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
