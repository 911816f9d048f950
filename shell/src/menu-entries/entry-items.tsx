import type { MenuEntry } from '@superium/shared/contract'
import { Link } from '@superium/shared/router'
import { $session, useShared } from '@superium/shared/state'
import { isForEverybody, isShownTo } from './entries-at'

const KEPT_FREE = { visibility: 'hidden' } as const

/**
 * Entries of a menu that is always in view, as list items. Entries with a condition come last and have space reserved
 * from the first paint on, so nothing moves when the session is known.
 */
export function EntryItems({ entries }: { entries: MenuEntry[] }) {
  const session = useShared($session)
  const ordered = [...entries.filter(isForEverybody), ...entries.filter((one) => !isForEverybody(one))]
  return ordered.map((entry) =>
    isShownTo(entry, session) ? (
      <li key={entry.to}>
        <Link to={entry.to}>{entry.label}</Link>
      </li>
    ) : (
      <li key={entry.to} style={KEPT_FREE} aria-hidden="true">
        {entry.label}
      </li>
    ),
  )
}
