import { track, viewCart } from '@superium/shared/analytics'
import type { PanelSlotProps } from '@superium/shared/contract'
import { formatDollars, toDollars } from '@superium/shared/money'
import { $cart, type CartItem, lineKey, useShared } from '@superium/shared/state'
import { ButtonLink, Notice, useKeptFocus } from '@superium/shared/ui'
import { ShoppingBag } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { countedLines } from '../../lines/counted-lines'
import { lineProblem } from '../../lines/line-problem'
import { lineCents } from '../../lines/line-total'
import { cartTexts } from '../../texts'
import css from './mini-cart.module.css'
import { MiniLine } from './mini-line'

/** The problem of a line as the cart last learned of it; the panel itself asks the server nothing. */
const storedProblem = (item: CartItem) => lineProblem(item, false, null)

/** The cart panel of the header (spec §2): lines, subtotal, View cart and Check out. */
export default function MiniCart({ close }: PanelSlotProps) {
  const items = useShared($cart)
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(heading, items.length)
  useEffect(() => {
    const lines = countedLines()
    if (lines.length > 0) track(viewCart(lines))
  }, [])
  return (
    <div className={css.panel}>
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {cartTexts.miniCart.title}
      </h2>
      {items.length === 0 ? <Empty close={close} /> : <Filled items={items} close={close} />}
    </div>
  )
}

function Empty({ close }: PanelSlotProps) {
  return (
    <Notice
      title={cartTexts.miniCart.empty}
      icon={<ShoppingBag size={28} aria-hidden="true" />}
      actions={
        <ButtonLink to="/products" onClick={close}>
          {cartTexts.miniCart.addProducts}
        </ButtonLink>
      }
    />
  )
}

function Filled({ items, close }: PanelSlotProps & { items: readonly CartItem[] }) {
  const subtotal = items.reduce((sum, item) => sum + (lineCents(item, storedProblem(item)) ?? 0), 0)
  return (
    <>
      <ul className={css.lines} aria-label={cartTexts.miniCart.lines}>
        {items.map((item) => (
          <MiniLine key={lineKey(item)} item={item} problem={storedProblem(item)} close={close} />
        ))}
      </ul>
      <footer className={css.footer}>
        <p className={css.subtotal}>
          <span>{cartTexts.miniCart.subtotal}</span>
          <strong>{formatDollars(toDollars(subtotal))}</strong>
        </p>
        <div className={css.actions}>
          <ButtonLink to="/cart" variant="secondary" onClick={close}>
            {cartTexts.miniCart.viewCart}
          </ButtonLink>
          {/* What the cart last learned may be over: the checkout asks the server, and waits for a decision. */}
          <ButtonLink to="/checkout" onClick={close}>
            {cartTexts.miniCart.checkout}
          </ButtonLink>
        </div>
      </footer>
    </>
  )
}
