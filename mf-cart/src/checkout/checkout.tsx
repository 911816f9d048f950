import { $cart, type User, useShared } from '@superium/shared/state'
import { Breadcrumbs, ButtonLink, Spinner } from '@superium/shared/ui'
import { useId, useState } from 'react'
import { EmptyCart } from '../cart/empty-cart'
import { useLineChanges } from '../lines/use-line-changes'
import { useQuote } from '../quote/use-quote'
import { texts } from '../texts'
import { unfinishedAttempt } from './attempt'
import { type Billing, billingFields, emptyBilling } from './billing'
import { BillingForm } from './billing-form'
import css from './checkout.module.css'
import { orderBody, paymentTypeOf } from './order-body'
import { useOrderElsewhere } from './order-elsewhere'
import { OrderPanel } from './order-panel'
import { UnfinishedOrder } from './unfinished-order'
import { useOrder } from './use-order'

const trail = [
  { label: texts.home, to: '/' },
  { label: texts.checkout.breadcrumbProduct, to: '/products' },
  { label: texts.checkout.title },
]

/** The checkout of a signed-in shopper: billing form, order summary, and one order. */
export function Checkout({ user }: { user: User }) {
  const formId = useId()
  const items = useShared($cart)
  const quote = useQuote(items)
  const changes = useLineChanges(quote.quote)
  const order = useOrder(quote.quote, quote.accept)
  const elsewhere = useOrderElsewhere()
  const [unfinished] = useState(() => unfinishedAttempt(user.email))

  async function submit(billing: Billing) {
    const payment = paymentTypeOf(billing.paymentType)
    if (!payment || quote.status !== 'current' || !quote.quote) return undefined
    const outcome = await order.place(orderBody(billing, payment, items, quote.quote.orderTotal))
    return outcome?.kind === 'failed' && outcome.field ? { field: outcome.field, message: outcome.reason } : undefined
  }

  if (order.state.kind === 'placed') {
    return (
      <div className={css.placed}>
        <Spinner label={texts.checkout.placed} />
      </div>
    )
  }
  return (
    <>
      <Breadcrumbs items={trail} />
      <h1 className={css.title}>{texts.checkout.title}</h1>
      {unfinished && unfinishedAttempt(user.email) && (
        <UnfinishedOrder busy={order.state.kind === 'sending'} onSend={() => order.send(unfinished)} />
      )}
      {items.length === 0 && (
        <EmptyCart title={elsewhere ? texts.checkout.elsewhere.title : texts.checkout.empty}>
          {elsewhere && (
            <>
              <p>{texts.checkout.elsewhere.text}</p>
              <ButtonLink to={`/checkout?order=${elsewhere}`} variant="quiet">
                {texts.checkout.elsewhere.view}
              </ButtonLink>
            </>
          )}
        </EmptyCart>
      )}
      {items.length > 0 && (
        <div className={css.grid}>
          <BillingForm
            id={formId}
            initial={unfinished ? billingFields(unfinished.body) : emptyBilling(user.displayName, user.email)}
            displayName={user.displayName}
            onSubmit={submit}
          />
          <OrderPanel formId={formId} items={items} quote={quote} changes={changes} state={order.state} />
        </div>
      )}
    </>
  )
}
