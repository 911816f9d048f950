import { track, viewCart } from '@superium/shared/analytics'
import { $cart, useShared } from '@superium/shared/state'
import { Breadcrumbs, Page, PageTitle, useKeptFocus } from '@superium/shared/ui'
import { useEffect, useRef } from 'react'
import { countedLines } from '../lines/counted-lines'
import { cartTexts } from '../texts'
import { CartContents } from './cart-contents'
import { CartFrame } from './cart-frame'
import { EmptyCart } from './empty-cart'
import css from './page.module.css'
import { useHydrated } from './use-hydrated'

const trail = [{ label: cartTexts.home, to: '/' }, { label: cartTexts.cart.breadcrumb }]

/** The cart page (spec §2 "/cart"). */
export function Component() {
  const items = useShared($cart)
  const hydrated = useHydrated()
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(heading, items.length)
  useEffect(() => {
    const lines = countedLines()
    if (lines.length > 0) track(viewCart(lines))
  }, [])

  return (
    <Page>
      <PageTitle title={cartTexts.cart.title} />
      <Breadcrumbs items={trail} />
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {cartTexts.cart.title}
      </h1>
      <div className={css.content}>
        {!hydrated && <CartFrame />}
        {hydrated && (items.length > 0 ? <CartContents items={items} /> : <EmptyCart title={cartTexts.cart.empty} />)}
      </div>
    </Page>
  )
}
