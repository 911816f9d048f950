import { useShared } from '@superium/shared/state'
import { $waiting, type Waiting } from '../summary/waiting'
import { adminTexts } from '../texts'
import css from './waiting-badge.module.css'

/** A live count of open work of one kind (spec §2 "fixed badge of 3"); nothing for 0. */
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
