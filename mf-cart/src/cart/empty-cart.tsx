import { ButtonLink, Notice } from '@superium/shared/ui'
import { ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from '../texts'

/** Nothing to buy yet (spec §2): the page's own words and the way back to the shop. */
export function EmptyCart({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Notice
      title={title}
      icon={<ShoppingBag size={28} aria-hidden="true" />}
      actions={<ButtonLink to="/products">{texts.returnToShop}</ButtonLink>}
    >
      {children}
    </Notice>
  )
}
