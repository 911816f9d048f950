import { useShared } from '@superium/shared/state'
import { $waiting, type Waiting } from '../summary/waiting'
import { adminTexts } from '../texts'
import css from './waiting-badge.module.css'

/** How many of a kind wait (spec §2 "fixed badge of 3"), kept up to date; nothing while none does. */
export function WaitingBadge({ of }: { of: keyof Waiting }) {
  const count = useShared($waiting)?.[of]
  if (!count) return null
  return (
    <span className={css.badge}>
      <span aria-hidden="true">{count > 999 ? '999+' : count}</span>
      <span className="visually-hidden">{adminTexts.menu.waiting[of](count)}</span>
    </span>
  )
}
