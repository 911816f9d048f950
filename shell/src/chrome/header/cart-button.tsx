import { Link } from '@superium/shared/router'
import { $cartCount, useShared } from '@superium/shared/state'
import { IconButton, Popover } from '@superium/shared/ui'
import { ShoppingBag } from 'lucide-react'
import type { Remotes } from '../../remotes/create-remotes'
import { Slot } from '../../slots/slot'
import { shellTexts } from '../../texts'
import css from './cart-button.module.css'

/** The cart with its count: a panel, and on small screens a link to /cart (spec §2). */
export function CartButton({ remotes }: { remotes: Remotes }) {
  const count = useShared($cartCount)
  const label = shellTexts.cart(count)
  return (
    <>
      <div className={css.panel}>
        <Popover
          label={shellTexts.cartPanel}
          trigger={
            <IconButton label={label} badge={count}>
              <ShoppingBag size={22} aria-hidden="true" />
            </IconButton>
          }
        >
          {(close) => <Slot name="mini-cart" remotes={remotes} props={{ close }} />}
        </Popover>
      </div>
      <Link to="/cart" className={css.link} aria-label={label}>
        <ShoppingBag size={22} aria-hidden="true" />
        {count > 0 && <span aria-hidden="true">{count > 99 ? '99+' : count}</span>}
      </Link>
    </>
  )
}
