import { Link } from '@superium/shared/router'
import { shellTexts } from '../../texts'
import { PrivacyChoices } from '../footer/privacy-choices'
import css from './checkout-footer.module.css'

/** The footer of a page with `chrome: 'checkout'`: links that a buyer may want to read before paying. */
export function CheckoutFooter() {
  return (
    <footer className={css.footer} data-part="footer">
      <ul>
        {shellTexts.checkout.footerLinks.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li>
          <PrivacyChoices />
        </li>
      </ul>
    </footer>
  )
}
