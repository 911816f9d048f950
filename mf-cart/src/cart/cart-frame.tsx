import { Card, Skeleton, Totals } from '@superium/shared/ui'
import lineCss from '../lines/cart-line.module.css'
import linesCss from '../lines/cart-lines.module.css'
import { cartTexts } from '../texts'
import css from './cart-contents.module.css'
import { SummaryNote } from './summary-note'

/** Placeholder until the cart is known: one line and the summary, laid out like a cart. */
export function CartFrame() {
  return (
    <div className={css.grid}>
      <div className={linesCss.lines}>
        <p role="status" className={css.waiting}>
          {cartTexts.cart.loading}
        </p>
        <div className={lineCss.line}>
          <div className={lineCss.picture}>
            <Skeleton ratio="1 / 1" />
          </div>
          <div className={lineCss.about}>
            <Skeleton width="80%" height="1.25rem" />
            <Skeleton width="40%" height="1.25rem" />
            <Skeleton width="30%" height="1.25rem" />
          </div>
          <div className={lineCss.total}>
            <Skeleton width="4rem" height="1.25rem" />
          </div>
          <div className={lineCss.acts}>
            <Skeleton width="8.5rem" height="2.75rem" />
          </div>
        </div>
      </div>
      <div className={css.aside}>
        <Card className={css.summary ?? ''}>
          <h2>{cartTexts.cart.summary}</h2>
          <Skeleton width="8rem" height="2.75rem" />
          <Totals amounts={null} stale />
          <SummaryNote />
        </Card>
      </div>
    </div>
  )
}
