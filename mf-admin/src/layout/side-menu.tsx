import { Link, NavLink } from '@superium/shared/router'
import {
  ArrowLeft,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessagesSquare,
  Package,
  PackagePlus,
  Percent,
  ReceiptText,
  Rocket,
  ScrollText,
  Store,
  TicketPercent,
  Users,
} from 'lucide-react'
import type { Waiting } from '../summary/waiting'
import { adminTexts } from '../texts'
import css from './side-menu.module.css'
import { WaitingBadge } from './waiting-badge'

const texts = adminTexts.menu

interface Entry {
  to: string
  label: string
  Icon: LucideIcon
  end?: boolean
  /** The count that the badge shows. */
  waiting?: keyof Waiting
}

const entries: readonly Entry[] = [
  { to: '/superium-admin', label: texts.dashboard, Icon: LayoutDashboard, end: true },
  { to: '/superium-admin/orders', label: texts.orders, Icon: ReceiptText, waiting: 'orders' },
  { to: '/superium-admin/products', label: texts.products, Icon: Package },
  { to: '/superium-admin/new', label: texts.new, Icon: PackagePlus },
  { to: '/superium-admin/coupons', label: texts.coupons, Icon: TicketPercent },
  { to: '/superium-admin/sales', label: texts.sales, Icon: Percent },
  { to: '/superium-admin/messages', label: texts.messages, Icon: Mail, waiting: 'messages' },
  { to: '/superium-admin/reviews', label: texts.reviews, Icon: MessagesSquare, waiting: 'reports' },
  { to: '/superium-admin/sellers', label: texts.sellers, Icon: Store, waiting: 'sellers' },
  { to: '/superium-admin/users', label: texts.users, Icon: Users },
  { to: '/superium-admin/releases', label: texts.releases, Icon: Rocket },
  { to: '/superium-admin/audit', label: texts.audit, Icon: ScrollText },
]

/** The pages of the menu. */
export const menuPages: readonly Pick<Entry, 'to' | 'label'>[] = entries

/** The administration's navigation; its badges count open work, such as pending orders (spec §2 "fixed badge of 3"). */
export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  return (
    <nav className={css.menu} aria-label={texts.label}>
      <ul>
        {entries.map(({ to, label, Icon, end = false, waiting }) => (
          <li key={to}>
            <NavLink to={to} end={end} className={css.link ?? ''} onClick={onChoose}>
              <Icon size={18} aria-hidden="true" />
              <span className={css.label}>{label}</span>
              {waiting && <WaitingBadge of={waiting} />}
            </NavLink>
          </li>
        ))}
      </ul>
      <Link to="/" className={css.shop}>
        <ArrowLeft size={16} aria-hidden="true" />
        {texts.shop}
      </Link>
    </nav>
  )
}
