import { hasPostcodes, postcodeExample } from '@superium/shared/address-rules'
import { type Address, ApiError } from '@superium/shared/api'
import { addressLengths, CountryField, findCountry } from '@superium/shared/countries'
import {
  FocusFirstError,
  Form,
  Formik,
  type FormikHelpers,
  FormTextField,
  MuiRoot,
  useField,
  useFormikContext,
} from '@superium/shared/forms'
import { errorMessage } from '@superium/shared/loading'
import { Button } from '@superium/shared/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { FormAlert } from '../../errors/form-alert'
import css from '../account.module.css'
import { type AddressField, addressSchema, type AddressForm as Values } from './address-schema'
import own from './addresses.module.css'
import { addressTexts as texts } from './texts'

interface AddressFormProps {
  title: string
  initial: Values
  /** Whether the form offers to make the address the default; the current default cannot be unset. */
  mayBecomeDefault: boolean
  /** Saves the address; resolves to all addresses. */
  save(values: Values): Promise<Address[]>
  onSaved(addresses: Address[]): void
  onCancel(): void
  /** Called with whether there is something that is not saved. */
  onUnsaved(unsaved: boolean): void
}

/** The form of an address, with the checkout's fields and messages. */
export function AddressForm(props: AddressFormProps) {
  const { title, initial, mayBecomeDefault, save, onSaved, onCancel, onUnsaved } = props
  const [failure, setFailure] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const countryId = useId()
  useEffect(() => heading.current?.focus(), [])

  async function submit(values: Values, form: FormikHelpers<Values>): Promise<void> {
    setFailure(undefined)
    try {
      const known = findCountry(values.country)
      onSaved(await save({ ...(addressSchema.cast(values) as Values), ...(known && { country: known.name }) }))
    } catch (error) {
      const field = error instanceof ApiError ? error.field : undefined
      if (field && field in values) form.setFieldError(field, errorMessage(error))
      else setFailure(errorMessage(error))
    }
  }

  return (
    <MuiRoot>
      <Formik initialValues={initial} validationSchema={addressSchema} onSubmit={submit}>
        {({ isSubmitting, values }) => (
          <Form noValidate className={css.form}>
            <h2 ref={heading} tabIndex={-1}>
              {title}
            </h2>
            <FormAlert message={failure} />
            <Text name="name" autoComplete="name" />
            <CountryField id={countryId} label={texts.fields.country} />
            <Text name="street" autoComplete="street-address" />
            <div className={css.fields}>
              <Text
                name="postalCode"
                autoComplete="postal-code"
                required={hasPostcodes(values.country)}
                hint={postcodeHint(values.country)}
              />
              <Text name="district" autoComplete="address-level1" />
              <Text name="subDistrict" autoComplete="address-level2" />
              <Text name="phone" autoComplete="tel" type="tel" />
            </div>
            {mayBecomeDefault && <DefaultBox />}
            <div className={own.buttons}>
              <Button type="submit" busy={isSubmitting}>
                {texts.save}
              </Button>
              <Button type="button" variant="secondary" onClick={onCancel}>
                {texts.cancel}
              </Button>
            </div>
            <TellUnsaved onUnsaved={onUnsaved} />
            <FocusFirstError />
          </Form>
        )}
      </Formik>
    </MuiRoot>
  )
}

function TellUnsaved({ onUnsaved }: Pick<AddressFormProps, 'onUnsaved'>) {
  const { dirty } = useFormikContext()
  useEffect(() => {
    onUnsaved(dirty)
    return () => onUnsaved(false)
  }, [dirty, onUnsaved])
  return null
}

function postcodeHint(country: string): string | undefined {
  if (!hasPostcodes(country)) return texts.optional
  const example = postcodeExample(country)
  return example && texts.postcodeHint(example)
}

function Text({
  name,
  hint,
  required = true,
  ...rest
}: {
  name: AddressField
  autoComplete: string
  required?: boolean
  type?: string
  hint?: string | undefined
}) {
  return (
    <FormTextField
      name={name}
      label={texts.fields[name]}
      helperText={hint}
      slotProps={{ htmlInput: { maxLength: addressLengths[name], 'aria-required': required } }}
      {...rest}
    />
  )
}

function DefaultBox() {
  const [{ value, ...field }] = useField<boolean>('isDefault')
  return (
    <label className={own.check}>
      <input {...field} type="checkbox" checked={value} />
      {texts.makeDefault}
    </label>
  )
}
