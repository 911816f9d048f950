import { ApiError, type PayoutMethod } from '@superium/shared/api'
import {
  FocusFirstError,
  Form,
  Formik,
  type FormikHelpers,
  FormTextField,
  MuiRoot,
  useField,
} from '@superium/shared/forms'
import { errorMessage } from '@superium/shared/loading'
import { Button } from '@superium/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { FormAlert } from '../errors/form-alert'
import { addPayout } from './change-payouts'
import { maximumLengths, type PayoutField, payoutSchema } from './payout-schema'
import css from './payouts.module.css'
import { payoutTexts as texts } from './texts'

interface PayoutFormProps {
  /** Whether another method is the default, so that the form offers to make this one the default. */
  mayBecomeDefault: boolean
  onSaved(methods: PayoutMethod[]): void
  onCancel(): void
}

const empty = { holder: '', bank: '', accountNumber: '', isDefault: false }

/** The form of a bank account. */
export default function PayoutForm({ mayBecomeDefault, onSaved, onCancel }: PayoutFormProps) {
  const [failure, setFailure] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function submit(values: typeof empty, form: FormikHelpers<typeof empty>): Promise<void> {
    setFailure(undefined)
    try {
      onSaved(await addPayout(payoutSchema.cast(values)))
    } catch (error) {
      const field = error instanceof ApiError ? error.field : undefined
      if (field && field in values) form.setFieldError(field, errorMessage(error))
      else setFailure(errorMessage(error))
    }
  }

  return (
    <MuiRoot>
      <Formik initialValues={empty} validationSchema={payoutSchema} onSubmit={submit}>
        {({ isSubmitting }) => (
          <Form noValidate className={css.form}>
            <h3 ref={heading} tabIndex={-1}>
              {texts.addTitle}
            </h3>
            <FormAlert message={failure} />
            <Text name="holder" autoComplete="name" />
            <Text name="bank" autoComplete="off" />
            <Text name="accountNumber" autoComplete="off" hint={texts.numberHint} />
            {mayBecomeDefault && <DefaultBox />}
            <div className={css.buttons}>
              <Button type="submit" busy={isSubmitting}>
                {texts.save}
              </Button>
              <Button type="button" variant="secondary" onClick={onCancel}>
                {texts.cancel}
              </Button>
            </div>
            <FocusFirstError />
          </Form>
        )}
      </Formik>
    </MuiRoot>
  )
}

function Text({ name, hint, autoComplete }: { name: PayoutField; hint?: string; autoComplete: string }) {
  return (
    <FormTextField
      name={name}
      label={texts.fields[name]}
      helperText={hint}
      autoComplete={autoComplete}
      slotProps={{ htmlInput: { maxLength: maximumLengths[name], 'aria-required': true } }}
    />
  )
}

function DefaultBox() {
  const [{ value, ...field }] = useField<boolean>('isDefault')
  return (
    <label className={css.check}>
      <input {...field} type="checkbox" checked={value} />
      {texts.makeDefault}
    </label>
  )
}
