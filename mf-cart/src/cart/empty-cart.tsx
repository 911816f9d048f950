import { ButtonLink, Notice } from '@superium/shared/ui'
import { ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { cartTexts } from '../texts'

/** An empty cart (spec §2) with the way back to the shop. */
export function EmptyCart({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Notice
      title={title}
      icon={<ShoppingBag size={28} aria-hidden="true" />}
      actions={<ButtonLink to="/products">{cartTexts.returnToShop}</ButtonLink>}
    >
      {children}
    </Notice>
  )
}
