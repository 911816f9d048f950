import { Breadcrumbs, Skeleton, Totals } from '@superium/shared/ui'
import { cartTexts } from '../texts'
import { BillingSkeleton } from './billing-skeleton'
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
        <BillingSkeleton />
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
