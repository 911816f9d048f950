import type { OwnShop } from '@superium/shared/api'
import { Link, NavLink } from '@superium/shared/router'
import { Skeleton } from '@superium/shared/ui'
import {
  ExternalLink,
  LayoutDashboard,
  MessageCircleQuestion,
  Package,
  ReceiptText,
  Star,
  Store,
  Wallet,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import { deskTexts } from '../desk-texts'
import css from './desk-menu.module.css'

const texts = deskTexts.pages

const entries = [
  { to: '/seller', label: texts.overview, Icon: LayoutDashboard, end: true },
  { to: '/seller/orders', label: texts.orders, Icon: ReceiptText },
  { to: '/seller/products', label: texts.products, Icon: Package },
  { to: '/seller/questions', label: texts.questions, Icon: MessageCircleQuestion },
  { to: '/seller/reviews', label: texts.reviews, Icon: Star },
  { to: '/seller/shop', label: texts.shop, Icon: Store },
  { to: '/seller/payouts', label: texts.payouts, Icon: Wallet },
]

/** The menu of the desk: a column on wide screens, a scrolling row on phones. `shop` is null until it is known. */
export function DeskMenu({ shop }: { shop: OwnShop | null }) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = list.current
    const current = row?.querySelector<HTMLElement>('[aria-current="page"]')
    // Every desk page renders its own menu, which starts unscrolled, so the current entry is scrolled into view.
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  }, [])
  return (
    <nav className={css.menu} aria-label={deskTexts.menu}>
      <p className={css.shop}>{shop ? shop.shopName : <Skeleton width="8rem" />}</p>
      <ul ref={list} className={css.list}>
        {entries.map(({ to, label, Icon, end = false }) => (
          <li key={to}>
            <NavLink to={to} end={end} className={css.link ?? ''}>
              <Icon size={18} aria-hidden="true" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      {shop && (
        <Link to={`/shop/${shop.slug}`} className={css.page}>
          <ExternalLink size={16} aria-hidden="true" />
          {deskTexts.toShop}
        </Link>
      )}
    </nav>
  )
}
