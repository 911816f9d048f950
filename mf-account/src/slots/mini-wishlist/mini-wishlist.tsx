import type { PanelSlotProps } from '@superium/shared/contract'
import { $wishlist, useShared } from '@superium/shared/state'
import { ButtonLink, Notice, useKeptFocus } from '@superium/shared/ui'
import { Heart } from 'lucide-react'
import { useRef } from 'react'
import { useFreshWishlist } from '../../account/wishlist/use-fresh-wishlist'
import { accountTexts } from '../../texts'
import css from './mini-wishlist.module.css'
import { WishlistLine } from './wishlist-line'

const texts = accountTexts.wishlistPanel

/** The wishlist panel of the header (spec §2), newest first. */
export default function MiniWishlist({ close }: PanelSlotProps) {
  const products = useShared($wishlist)
  const freshness = useFreshWishlist()
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(heading, products.length)
  return (
    <div className={css.panel}>
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        {texts.title}
      </h2>
      {products.length === 0 && (
        <Notice
          icon={<Heart size={28} aria-hidden="true" />}
          title={texts.empty}
          actions={
            <ButtonLink to="/products" onClick={close}>
              {texts.addProducts}
            </ButtonLink>
          }
        />
      )}
      {products.length > 0 && (
        <>
          <ul>
            {products.toReversed().map((product) => (
              <li key={product._id}>
                <WishlistLine product={product} freshness={freshness} onFollow={close} />
              </li>
            ))}
          </ul>
          <div className={css.actions}>
            <ButtonLink to="/wishlist" variant="secondary" wide onClick={close}>
              {texts.seeAll}
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  )
}
