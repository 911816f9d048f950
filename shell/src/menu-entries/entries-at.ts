import type { Condition, Contributions, MenuEntry } from '@superium/shared/contract'
import type { Session } from '@superium/shared/state'
import type { Remotes } from '../remotes/create-remotes'

type Menu = Exclude<keyof Contributions, 'home'>
type EntryOf<M extends Menu> = NonNullable<Contributions[M]>[number]

/** All remotes' entries for a menu, sorted by order and then by label. The release check keeps each `to` unique. */
export const entriesAt = <M extends Menu>({ deployments }: Pick<Remotes, 'deployments'>, menu: M): EntryOf<M>[] =>
  deployments.flatMap(({ extras }): EntryOf<M>[] => extras.superium.contributions?.[menu] ?? []).sort(inOrder)

/** Compares two contributions. */
export const inOrder = (a: Pick<MenuEntry, 'order' | 'label'>, b: Pick<MenuEntry, 'order' | 'label'>): number =>
  a.order - b.order || (a.label < b.label ? -1 : 1)

/** Whether an entry is the same for everybody, so that the server renders it. */
export const isForEverybody = ({ session = 'any', roles }: Condition): boolean => session === 'any' && !roles

/** Whether an entry is for this visitor; only entries for everybody are while the session is unknown. */
export const isShownTo = ({ session = 'any', roles }: Condition, { status, user }: Session): boolean =>
  roles
    ? roles.some((role) => user?.roles.includes(role))
    : session === 'any' || session === (status === 'anonymous' ? 'guest' : status)
