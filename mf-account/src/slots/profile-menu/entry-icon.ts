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

/** The icon of a menu entry that another remote contributes. */
export const entryIcon = (icon: AccountEntry['icon']) => (icon && ICONS[icon]) ?? ChevronRight
