import type { MenuEntry } from '@superium/shared/contract'
import { EntryItems } from '../../menu-entries/entry-items'
import { shellTexts } from '../../texts'
import css from './header-entries.module.css'

/** Pages that remotes add to the header, in windows from 1280 pixels on. */
export function HeaderEntries({ entries }: { entries: MenuEntry[] }) {
  if (entries.length === 0) return null
  return (
    <nav className={css.entries} aria-label={shellTexts.morePages}>
      <ul>
        <EntryItems entries={entries} />
      </ul>
    </nav>
  )
}
