import { $wishlist, useShared } from '@superium/shared/state'
import { IconButton, Popover } from '@superium/shared/ui'
import { Heart } from 'lucide-react'
import type { Remotes } from '../../remotes/create-remotes'
import { Slot } from '../../slots/slot'
import { shellTexts } from '../../texts'

/** The wishlist with its count, in a panel. */
export function WishlistButton({ remotes }: { remotes: Remotes }) {
  const { length } = useShared($wishlist)
  return (
    <Popover
      label={shellTexts.wishlistPanel}
      trigger={
        <IconButton label={shellTexts.wishlist(length)} badge={length}>
          <Heart size={22} aria-hidden="true" />
        </IconButton>
      }
    >
      {(close) => <Slot name="mini-wishlist" remotes={remotes} props={{ close }} />}
    </Popover>
  )
}
