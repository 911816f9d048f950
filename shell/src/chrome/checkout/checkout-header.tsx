import { Link } from '@superium/shared/router'
import { $cartCount, useShared } from '@superium/shared/state'
import { CircleHelp, Lock, ShoppingBag } from 'lucide-react'
import { shellTexts } from '../../texts'
import frame from '../header/header.module.css'
import { HEADER_ID } from '../header/header-id'
import { Logo } from '../logo'
import css from './checkout-header.module.css'

const texts = shellTexts.checkout

/** The header of a page with `chrome: 'checkout'`: its only links lead to the home page, help and the cart. */
export function CheckoutHeader() {
  const count = useShared($cartCount)
  return (
    <header id={HEADER_ID} className={frame.header} data-part="header">
      <div className={frame.bar}>
        <Link to="/" className={`${frame.brand} ${css.brand}`} aria-label={shellTexts.home}>
          <Logo />
          <span>{shellTexts.brand}</span>
        </Link>
        <p className={css.secure}>
          <Lock size={16} aria-hidden="true" />
          {texts.secure}
        </p>
        <Link to="/help" className={css.link} aria-label={texts.help}>
          <CircleHelp size={20} aria-hidden="true" />
          <span>{texts.help}</span>
        </Link>
        <Link to="/cart" className={css.link} aria-label={texts.backToCart(count)}>
          <ShoppingBag size={20} aria-hidden="true" />
          <span>{texts.cart}</span>
          {count > 0 && <b>{count > 99 ? '99+' : count}</b>}
        </Link>
      </div>
    </header>
  )
}
