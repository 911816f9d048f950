import { $wishlist, useShared } from '@superium/shared/state'
import { useKeptFocus } from '@superium/shared/ui'
import { useRef } from 'react'
import { accountTexts } from '../../texts'
import { WishlistGrid } from './wishlist-grid'

/** "Save lists" (spec §2): the wishlist in the account area. */
export function WishlistTab() {
  const { length } = useShared($wishlist)
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(heading, length)
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {accountTexts.saved.title}
      </h2>
      <WishlistGrid />
    </>
  )
}
