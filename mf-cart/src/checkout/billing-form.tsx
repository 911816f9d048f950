import { Form, Formik, MuiRoot } from '@superium/shared/forms'
import { Card } from '@superium/shared/ui'
import { type FormEvent, useRef, useState } from 'react'
import type { ShopSettings } from '../shop-settings/use-shop-settings'
import { cartTexts } from '../texts'
import { draftField, readBillingDraft } from './billing-draft'
import { BillingField } from './billing-field'
import css from './billing-form.module.css'
import { type Billing, billingSchema } from './billing-schema'
import { DeliveryFields } from './delivery-fields'
import { ErrorSummary } from './error-summary'
import { KeepBillingDraft } from './keep-billing-draft'
import { PaymentMethod } from './payment-method'
import { PrefillBilling } from './prefill-billing'
import type { Saved } from './saved-addresses'
import { TrackBilling } from './track-billing'

const texts = cartTexts.checkout

interface BillingFormProps {
  /** The form's id, for buttons outside of it. */
  id: string
  /** The initial values; a draft of this user replaces them. */
  initial: Billing
  uid: string
  /** The signed-in user's name, which can change while the form is open. */
  displayName: string
  settings: ShopSettings | undefined
  addresses: readonly Saved[]
  /** Receives a valid form; resolves to the field that the server rejected and the reason, if any. */
  onSubmit(billing: Billing): Promise<{ field: string; message: string } | undefined>
}

/** "Billing details", "Additional information" and "Payment method" (spec §2 "Checkout page"). */
export function BillingForm({ id, initial, uid, displayName, settings, addresses, onSubmit }: BillingFormProps) {
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
          <TrackBilling />
          <ErrorSummary formId={id} />
          <Card className={css.part ?? ''}>
            <header>
              <h2>{texts.billing}</h2>
              <p className={css.hint}>{texts.allRequired}</p>
            </header>
            <fieldset className={css.fields} aria-labelledby={`${id}-contact`}>
              <h3 id={`${id}-contact`}>{texts.contact}</h3>
              <BillingField formId={id} name="name" autoComplete="name" />
              <BillingField formId={id} name="email" autoComplete="email" readOnly />
            </fieldset>
            <DeliveryFields formId={id} addresses={addresses} typed={typed} />
          </Card>
          <Card className={css.part ?? ''}>
            <h2>{texts.additional}</h2>
            <BillingField
              formId={id}
              name="orderNotes"
              required={false}
              helperText={texts.optional}
              multiline
              minRows={2}
            />
          </Card>
          <Card className={css.part ?? ''}>
            <h2 id={`${id}-payment`}>{texts.payment}</h2>
            <PaymentMethod labelledBy={`${id}-payment`} settings={settings} />
          </Card>
        </Form>
      </Formik>
    </MuiRoot>
  )
}
