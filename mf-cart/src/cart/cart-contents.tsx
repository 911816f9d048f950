import { type CartItem, lineKey } from '@superium/shared/state'
import { Card } from '@superium/shared/ui'
import { useState } from 'react'
import { CouponField } from '../coupon/coupon-field'
import { useCoupon } from '../coupon/use-coupon'
import { CartLines } from '../lines/cart-lines'
import { CheckoutLink } from '../lines/checkout-link'
import { lineProblem } from '../lines/line-problem'
import { removeLine } from '../lines/remove-line'
import { undecidedNames } from '../lines/undecided'
import { isGone, useLineChanges } from '../lines/use-line-changes'
import { QuoteTotals } from '../quote/quote-totals'
import { StickyActionBar } from '../quote/sticky-action-bar'
import { useQuote } from '../quote/use-quote'
import { cartTexts } from '../texts'
import css from './cart-contents.module.css'
import { RemoveDialog } from './remove-dialog'
import { SummaryNote } from './summary-note'

/** A cart with lines: the lines and the order summary. */
export function CartContents({ items }: { items: readonly CartItem[] }) {
  const coupon = useCoupon()
  const quote = useQuote(items, coupon.code)
  const changes = useLineChanges(quote.quote)
  const problemOf = (item: CartItem) => lineProblem(item, isGone(changes, item), quote.quote)
  const [removing, setRemoving] = useState<CartItem | null>(null)

  return (
    <div className={css.grid}>
      <CartLines
        items={items}
        changes={changes}
        quote={quote.quote}
        label={cartTexts.cart.lines}
        onRemove={setRemoving}
      />
      <aside className={css.aside} aria-labelledby="cart-summary">
        <Card className={css.summary ?? ''}>
          <h2 id="cart-summary">{cartTexts.cart.summary}</h2>
          <CouponField coupon={coupon} quote={quote.quote} loading={quote.status === 'loading'} />
          <QuoteTotals state={quote} />
          <SummaryNote />
        </Card>
        <StickyActionBar state={quote}>
          <CheckoutLink undecided={undecidedNames(items, problemOf)} label={cartTexts.cart.checkout} />
        </StickyActionBar>
      </aside>
      <RemoveDialog
        item={removing}
        onCancel={() => setRemoving(null)}
        onRemove={(item) => {
          setRemoving(null)
          removeLine(lineKey(item))
        }}
      />
    </div>
  )
}
