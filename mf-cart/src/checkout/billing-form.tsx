import { FocusFirstError, Form, Formik, MuiRoot } from '@superium/shared/forms'
import { Card } from '@superium/shared/ui'
import { type FormEvent, useRef, useState } from 'react'
import { cartTexts } from '../texts'
import { draftField, readBillingDraft } from './billing-draft'
import { BillingField } from './billing-field'
import css from './billing-form.module.css'
import { type Billing, billingSchema } from './billing-schema'
import { KeepBillingDraft } from './keep-billing-draft'
import { PaymentMethod } from './payment-method'
import { PhoneField } from './phone-field'
import { PrefillBilling } from './prefill-billing'

interface BillingFormProps {
  /** The form's id, for buttons outside of it. */
  id: string
  /** The fields before the shopper typed; a draft of this user replaces them. */
  initial: Billing
  uid: string
  /** The signed-in user's, also when it changes. */
  displayName: string
  /** Gets a valid form; answers the field that the server refused and why, if it did. */
  onSubmit(billing: Billing): Promise<{ field: string; message: string } | undefined>
}

/** "Billing details", "Additional information" and "Payment method" (spec §2 "Checkout page"). */
export function BillingForm({ id, initial, uid, displayName, onSubmit }: BillingFormProps) {
  const [draft] = useState(() => readBillingDraft(uid))
  const typed = useRef(new Set(Object.keys(draft).flatMap((name) => draftField(name) ?? [])))
  const markTyped = ({ target }: FormEvent<HTMLFormElement>): void => {
    const field = target instanceof Element && draftField(target.getAttribute('name') ?? '')
    if (field) typed.current.add(field)
  }
  return (
    <MuiRoot>
      <Formik
        initialValues={{ ...initial, ...draft }}
        validationSchema={billingSchema}
        onSubmit={async (billing, { setFieldError }) => {
          const refused = await onSubmit(billing)
          if (refused && refused.field in billing) setFieldError(refused.field, refused.message)
        }}
      >
        <Form id={id} noValidate className={css.form} onChange={markTyped}>
          <PrefillBilling email={initial.email} displayName={displayName} typed={typed} />
          <KeepBillingDraft uid={uid} typed={typed} />
          <FocusFirstError />
          <Card>
            <fieldset className={css.fields} aria-labelledby={`${id}-billing`}>
              <h2 id={`${id}-billing`}>{cartTexts.checkout.billing}</h2>
              <p className={css.hint}>{cartTexts.checkout.allRequired}</p>
              <BillingField name="name" autoComplete="name" />
              <BillingField name="email" autoComplete="email" readOnly />
              <BillingField name="postalCode" autoComplete="postal-code" />
              <BillingField name="street" autoComplete="street-address" />
              <BillingField name="district" autoComplete="address-level1" />
              <BillingField name="subDistrict" autoComplete="address-level2" />
              <PhoneField />
              <BillingField name="country" autoComplete="country-name" />
            </fieldset>
          </Card>
          <Card>
            <h2>{cartTexts.checkout.additional}</h2>
            <BillingField name="orderNotes" multiline minRows={3} />
          </Card>
          <Card>
            <h2 id={`${id}-payment`}>{cartTexts.checkout.payment}</h2>
            <PaymentMethod labelledBy={`${id}-payment`} />
          </Card>
        </Form>
      </Formik>
    </MuiRoot>
  )
}
