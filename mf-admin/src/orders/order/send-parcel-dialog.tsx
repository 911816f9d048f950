import { ApiError, type Order } from '@superium/shared/api'
import {
  Alert,
  FocusFirstError,
  Form,
  FormFailure,
  Formik,
  type FormikHelpers,
  FormTextField,
  MuiRoot,
} from '@superium/shared/forms'
import { errorMessage, useReloadAfter } from '@superium/shared/loading'
import { type LinePieces, lineTitle, ParcelCash } from '@superium/shared/orders'
import { notify } from '@superium/shared/state'
import { Button, Dialog, Stepper } from '@superium/shared/ui'
import { useState } from 'react'
import { previewParcel, sendParcel } from './order-requests'
import { orderTexts } from './order-texts'
import css from './step-dialog.module.css'
import { noValues, optionalTrackingSchema, type StepValues, toTracking } from './step-values'
import { trackingFields } from './tracking-fields'
import { unpaidNotice } from './unpaid-notice'

const texts = orderTexts.parcels

/** The pieces that one sender can send now. */
export interface Sending {
  order: Order
  pieces: readonly LinePieces[]
}

interface SendParcelDialogProps {
  sending: Sending | null
  onClose(): void
}

/** Asks for the pieces of a sender's parcel and its tracking. It stays open with the error after a failure. */
export function SendParcelDialog({ sending, onClose }: SendParcelDialogProps) {
  return (
    <Dialog open={sending !== null} onClose={onClose} title={texts.sendTitle(sending?.pieces[0]?.line.seller?.name)}>
      {sending && <SendParcelForm sending={sending} onClose={onClose} />}
    </Dialog>
  )
}

function SendParcelForm({ sending: { order, pieces }, onClose }: { sending: Sending; onClose(): void }) {
  const reloadAfter = useReloadAfter()
  const unpaid = unpaidNotice(order)
  const [chosen, setChosen] = useState<Record<number, number>>(() =>
    Object.fromEntries(pieces.map(({ line, quantity }) => [line.lineNumber, quantity])),
  )
  const choose = (lineNumber: number, quantity: number) =>
    setChosen((before) => ({ ...before, [lineNumber]: quantity }))
  const lines = pieces.flatMap(({ line: { lineNumber } }) => {
    const quantity = chosen[lineNumber] ?? 0
    return quantity > 0 ? [{ lineNumber, quantity }] : []
  })
  const seller = pieces[0]?.line.seller
  const whole = order.cashToCome.find((one) => one.seller?.slug === seller?.slug)
  const take = async (values: StepValues, helpers: FormikHelpers<StepValues>): Promise<void> => {
    helpers.setStatus(undefined)
    if (lines.length === 0) return helpers.setStatus(texts.nothing)
    const tracking = toTracking(values)
    let failed: unknown
    try {
      await sendParcel(order, { lines, ...(tracking && { tracking }) })
      notify('success', texts.sent(order.orderNumber))
      onClose()
    } catch (error) {
      failed = error
      const field = error instanceof ApiError ? error.field?.replace(/^tracking\./, '') : undefined
      if (field && field in noValues) helpers.setFieldError(field, errorMessage(error))
      else helpers.setStatus(errorMessage(error))
    }
    await reloadAfter(failed)
  }
  return (
    <MuiRoot>
      <Formik initialValues={noValues} validationSchema={optionalTrackingSchema} onSubmit={take}>
        {({ isSubmitting }) => (
          <Form noValidate className={css.form}>
            <p>{texts.sendText}</p>
            {unpaid && <Alert severity="warning">{unpaid}</Alert>}
            {pieces.map(({ line, quantity: most }) => {
              const quantity = chosen[line.lineNumber] ?? 0
              return (
                <div key={line.lineNumber} className={css.piece}>
                  <label>
                    <input
                      type="checkbox"
                      checked={quantity > 0}
                      onChange={({ target }) => choose(line.lineNumber, target.checked ? most : 0)}
                    />{' '}
                    {lineTitle(line)} {texts.left(most)}
                  </label>
                  {quantity > 0 && most > 1 && (
                    <Stepper
                      value={quantity}
                      maximum={most}
                      onChange={(next) => choose(line.lineNumber, next)}
                      label={texts.pieces(lineTitle(line))}
                      quiet
                    />
                  )}
                </div>
              )
            })}
            {whole && (
              <ParcelCash
                pieces={lines}
                preview={(asked, signal) => previewParcel(order._id, asked, signal)}
                initial={whole.amount}
                say={texts.cash.due}
              />
            )}
            {trackingFields(false).map(({ name, label }) => (
              <FormTextField key={name} name={name} label={label} />
            ))}
            <FormFailure title={orderTexts.failed} />
            <div className={css.actions}>
              <Button variant="secondary" onClick={onClose}>
                {orderTexts.keep}
              </Button>
              <Button type="submit" busy={isSubmitting}>
                {texts.send}
              </Button>
            </div>
            <FocusFirstError />
          </Form>
        )}
      </Formik>
    </MuiRoot>
  )
}
