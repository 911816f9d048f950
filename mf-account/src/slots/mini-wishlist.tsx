import type { PanelSlotProps } from '@superium/shared/contract'
import { $wishlist, useShared } from '@superium/shared/state'
import { ButtonLink, Notice } from '@superium/shared/ui'
import { Heart } from 'lucide-react'
import { accountTexts } from '../texts'
import css from './mini-wishlist.module.css'
import { WishLine } from './wish-line'

const texts = accountTexts.wishlistPanel

/** The wishlist in a panel, in the layout of the mini cart (spec §2 "Header"); what was added last comes first. */
export default function MiniWishlist({ close }: PanelSlotProps) {
  const products = useShared($wishlist)
  if (products.length === 0) {
    return (
      <Notice
        icon={<Heart size={28} aria-hidden="true" />}
        title={texts.empty}
        actions={
          <ButtonLink to="/products" onClick={close}>
            {texts.addProducts}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <div className={css.panel}>
      <h2 className={css.title}>{texts.title}</h2>
      <ul>
        {products.toReversed().map((product) => (
          <li key={product._id}>
            <WishLine product={product} onFollow={close} />
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <ButtonLink to="/myaccount?num=1" variant="secondary" wide onClick={close}>
          {texts.seeAll}
        </ButtonLink>
      </div>
    </div>
  )
}
