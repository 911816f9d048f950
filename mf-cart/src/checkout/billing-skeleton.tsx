import { Card, Skeleton } from '@superium/shared/ui'
import { cartTexts } from '../texts'
import formCss from './billing-form.module.css'
import css from './checkout.module.css'

const texts = cartTexts.checkout

/** Placeholder of the billing form. */
export function BillingSkeleton() {
  return (
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
