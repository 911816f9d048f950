import { Breadcrumbs, Card, Skeleton, Totals } from '@superium/shared/ui'
import { cartTexts } from '../texts'
import formCss from './billing-form.module.css'
import css from './checkout.module.css'
import { checkoutTrail } from './checkout-trail'
import summaryCss from './order-summary.module.css'

const texts = cartTexts.checkout

/** Placeholder until shopper and cart are known, laid out like the checkout. */
export function CheckoutFrame() {
  return (
    <>
      <Breadcrumbs items={checkoutTrail} />
      <h1 className={css.title}>{texts.title}</h1>
      <p role="status" className={css.waiting}>
        {texts.signingIn}
      </p>
      <div className={css.grid}>
        <div className={`${summaryCss.folded} ${css.narrow}`}>
          <Skeleton height="3.25rem" />
        </div>
        <div className={formCss.form}>
          <Card className={formCss.part ?? ''}>
            <header>
              <h2>{texts.billing}</h2>
              <p className={formCss.hint}>{texts.allRequired}</p>
            </header>
            <div className={formCss.fields}>
              <h3>{texts.contact}</h3>
              <Field />
              <Field />
            </div>
            <div className={formCss.fields}>
              <h3>{texts.delivery}</h3>
              <Field whole />
              <Field whole />
              <Field />
              <Field />
              <Field />
              <Field />
            </div>
          </Card>
          <Card className={formCss.part ?? ''}>
            <h2>{texts.additional}</h2>
            <Field />
          </Card>
          <Card className={formCss.part ?? ''}>
            <h2>{texts.payment}</h2>
            <Field />
          </Card>
        </div>
        <div className={`${summaryCss.panel} ${css.wide}`}>
          <h2>{texts.summary}</h2>
          <Skeleton height="4rem" />
          <div>
            <Totals amounts={null} stale />
          </div>
        </div>
      </div>
    </>
  )
}

/** A placeholder as tall as a text field. */
function Field({ whole = false }: { whole?: boolean }) {
  return (
    <div className={`${css.field} ${whole ? formCss.whole : ''}`}>
      <Skeleton height="3.5rem" />
    </div>
  )
}
