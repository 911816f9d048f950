import { Link } from '@superium/shared/router'
import { $session, useShared } from '@superium/shared/state'
import { entriesAt, isShownTo } from '../../menu-entries/entries-at'
import type { Remotes } from '../../remotes/create-remotes'

/** Pages that remotes add to the drawer, as list items; in small windows it also has the header's entries. */
export function DrawerEntries({ remotes, onFollow }: { remotes: Remotes; onFollow(): void }) {
  const session = useShared($session)
  const all = [...entriesAt(remotes, 'header'), ...entriesAt(remotes, 'drawer')].filter((one) =>
    isShownTo(one, session),
  )
  return [...new Map(all.map((one) => [one.to, one.label]))].map(([to, label]) => (
    <li key={to}>
      <Link to={to} onClick={onFollow}>
        {label}
      </Link>
    </li>
  ))
}
