import { $cart, type User, useShared } from '@superium/shared/state'
import { Breadcrumbs, Spinner } from '@superium/shared/ui'
import { useId, useState } from 'react'
import { useLineChanges } from '../lines/use-line-changes'
import { useQuote } from '../quote/use-quote'
import { cartTexts } from '../texts'
import { BillingForm } from './billing-form'
import { type Billing, billingFields, emptyBilling } from './billing-schema'
import css from './checkout.module.css'
import { EmptyCheckout } from './empty-checkout'
import { unfinishedOrderAttempt } from './order-attempt'
import { orderBody, paymentTypeOf } from './order-body'
import { OrderProblem } from './order-problem'
import { OrderSummary } from './order-summary'
import { useOtherTabOrder } from './other-tab-order'
import { UnfinishedOrder } from './unfinished-order'
import { usePlaceOrder } from './use-place-order'

const trail = [
  { label: cartTexts.home, to: '/' },
  { label: cartTexts.checkout.breadcrumbProduct, to: '/products' },
  { label: cartTexts.checkout.title },
]

/** The checkout of a signed-in shopper: billing form and order summary. */
export function Checkout({ user }: { user: User }) {
  const formId = useId()
  const items = useShared($cart)
  const quote = useQuote(items)
  const changes = useLineChanges(quote.quote)
  const order = usePlaceOrder(quote.quote, quote.accept)
  const { state } = order
  const elsewhere = useOtherTabOrder()
  const [found] = useState(() => unfinishedOrderAttempt(user.email))
  // Read on each render, because an attempt can begin and end on this page.
  const unfinished = unfinishedOrderAttempt(user.email)
  const again = unfinished && {
    reason: state.kind === 'unknown' ? state.reason : state.kind === 'sending' ? state.after : null,
    busy: state.kind === 'sending',
    onSend: () => void order.again(unfinished),
  }
  // An attempt from before the page opened is shown first; one of this page is shown beside its button.
  const first = again && (items.length === 0 || unfinished.key === found?.key)

  async function submit(billing: Billing) {
    const payment = paymentTypeOf(billing.paymentType)
    if (!payment || quote.status !== 'current' || !quote.quote) return undefined
    const outcome = await order.place(orderBody(billing, payment, items, quote.quote.orderTotal))
    return outcome?.kind === 'failed' && outcome.field ? { field: outcome.field, message: outcome.reason } : undefined
  }

  if (state.kind === 'placed') {
    return (
      <div className={css.placed}>
        <Spinner label={cartTexts.checkout.placed} />
      </div>
    )
  }
  return (
    <>
      <Breadcrumbs items={trail} />
      <h1 className={css.title}>{cartTexts.checkout.title}</h1>
      {first && <UnfinishedOrder {...again} />}
      {items.length === 0 && (
        <>
          <OrderProblem state={state} formId={null} problemLines={false} />
          <EmptyCheckout elsewhere={elsewhere} />
        </>
      )}
      {items.length > 0 && (
        <div className={css.grid}>
          <BillingForm
            id={formId}
            initial={found ? billingFields(found.body) : emptyBilling(user.displayName, user.email)}
            uid={user.uid}
            displayName={user.displayName}
            onSubmit={submit}
          />
          <OrderSummary
            formId={formId}
            items={items}
            quote={quote}
            changes={changes}
            state={state}
            again={first ? null : again}
          />
        </div>
      )}
    </>
  )
}
