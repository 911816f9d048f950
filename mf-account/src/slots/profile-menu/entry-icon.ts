import type { AccountEntry } from '@superium/shared/contract'
import { ChevronRight, CircleHelp, Gift, LayoutDashboard, List, Package, Star, Store, Ticket } from 'lucide-react'

const ICONS = {
  dashboard: LayoutDashboard,
  gift: Gift,
  help: CircleHelp,
  list: List,
  package: Package,
  star: Star,
  store: Store,
  ticket: Ticket,
}

/** The icon of an entry that another remote adds to the account menu. */
export const entryIcon = (icon: AccountEntry['icon']) => (icon && ICONS[icon]) ?? ChevronRight
