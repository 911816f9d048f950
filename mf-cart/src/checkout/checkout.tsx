import { beginCheckout, track } from '@superium/shared/analytics'
import { $cart, $coupon, lineKey, type User, useShared } from '@superium/shared/state'
import { Breadcrumbs, Spinner, useKeptFocus } from '@superium/shared/ui'
import { VerifyAddress } from '@superium/shared/verification'
import { useEffect, useId, useRef, useState } from 'react'
import { useCoupon } from '../coupon/use-coupon'
import { countedLines } from '../lines/counted-lines'
import { useLineChanges } from '../lines/use-line-changes'
import { useQuote } from '../quote/use-quote'
import { useShopSettings } from '../shop-settings/use-shop-settings'
import { cartTexts } from '../texts'
import { BillingForm } from './billing-form'
import { type Billing, billingFields, emptyBilling } from './billing-schema'
import { BillingSkeleton } from './billing-skeleton'
import css from './checkout.module.css'
import { checkoutTrail } from './checkout-trail'
import { ConfirmOrder } from './confirm-order'
import { EmptyCheckout } from './empty-checkout'
import { unfinishedOrderAttempt } from './order-attempt'
import { orderBody, paymentTypeOf } from './order-body'
import { OrderInfo } from './order-info'
import { OrderProblem } from './order-problem'
import { FoldedSummary, WideSummary } from './order-summary'
import { useOtherTabOrder } from './other-tab-order'
import { useSavedAddresses } from './saved-addresses'
import { UnfinishedOrder } from './unfinished-order'
import { usePlaceOrder } from './use-place-order'
import { useWide } from './use-wide'

/** The checkout of a signed-in shopper: billing form and order summary. */
export function Checkout({ user }: { user: User }) {
  const formId = useId()
  const wide = useWide()
  const items = useShared($cart)
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(heading, items.length)
  const coupon = useCoupon()
  const quote = useQuote(items, coupon.code)
  const changes = useLineChanges(quote.quote)
  const settings = useShopSettings()
  const addresses = useSavedAddresses()
  const order = usePlaceOrder(quote.quote, quote.accept)
  const { state, forgetFailure } = order
  const wanted = [coupon.code, ...items.map((item) => `${lineKey(item)} ${item.quantity}`)].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order has not failed
  useEffect(forgetFailure, [wanted])
  const elsewhere = useOtherTabOrder()
  const [found] = useState(() => unfinishedOrderAttempt(user.email))
  // Read on each render, because an attempt can begin and end on this page.
  const unfinished = unfinishedOrderAttempt(user.email)
  const again = unfinished && {
    reason: state.kind === 'unknown' ? state.reason : state.kind === 'sending' ? state.after : null,
    busy: state.kind === 'sending',
    onSend: () => void order.again(unfinished),
  }
  // An attempt from before the page opened is shown at the top, one of this page beside its button.
  const first = again && (items.length === 0 || unfinished.key === found?.key)

  useEffect(() => {
    const lines = countedLines()
    if (lines.length > 0) track(beginCheckout(lines, $coupon.get()?.code))
  }, [])

  async function submit(billing: Billing) {
    const payment = paymentTypeOf(billing.paymentType)
    if (!payment || quote.status !== 'current' || !quote.quote) return undefined
    const { coupon: quoted } = quote.quote
    const applied = quoted?.state === 'applied' ? quoted.code : undefined
    const body = orderBody(billing, payment, items, quote.quote, applied)
    const outcome = await order.place(body, billing.saveAddress)
    return outcome?.kind === 'failed' && outcome.field ? { field: outcome.field, message: outcome.reason } : undefined
  }

  if (state.kind === 'placed') {
    return (
      <div className={css.placed}>
        <Spinner label={cartTexts.checkout.placed} />
      </div>
    )
  }
  const summary = { items, changes, quote, coupon }
  return (
    <>
      <Breadcrumbs items={checkoutTrail} />
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {cartTexts.checkout.title}
      </h1>
      <VerifyAddress place="checkout" />
      {first && <UnfinishedOrder {...again} />}
      {items.length === 0 && (
        <>
          <OrderProblem state={state} formId={null} problemLines={false} />
          <EmptyCheckout elsewhere={elsewhere} />
        </>
      )}
      {items.length > 0 && (
        <div className={css.grid}>
          {!wide && <FoldedSummary {...summary} />}
          <div key="buyer" className={css.buyer} onInput={forgetFailure}>
            {addresses ? (
              <BillingForm
                id={formId}
                initial={found ? billingFields(found.body) : emptyBilling(user.displayName, user.email)}
                uid={user.uid}
                displayName={user.displayName}
                settings={settings}
                addresses={addresses}
                onSubmit={submit}
              />
            ) : (
              <BillingSkeleton />
            )}
            {!wide && <OrderInfo quote={quote} coupon={coupon} />}
            <ConfirmOrder
              formId={formId}
              waiting={addresses === null}
              items={items}
              quote={quote}
              changes={changes}
              state={state}
              again={first ? null : again}
            />
          </div>
          {wide && <WideSummary {...summary} />}
        </div>
      )}
    </>
  )
}
