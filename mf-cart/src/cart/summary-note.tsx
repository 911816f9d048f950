import { Link } from '@superium/shared/router'
import { cartTexts } from '../texts'
import css from './cart-contents.module.css'

/** Says which costs the cart's totals do not include yet, with links to the explanations. */
export function SummaryNote() {
  return (
    <p className={css.note}>
      {cartTexts.cart.note} <Link to="/help#taxes">{cartTexts.cart.aboutTaxes}</Link>{' '}
      <Link to="/help#shipping">{cartTexts.cart.aboutShipping}</Link>
    </p>
  )
}
