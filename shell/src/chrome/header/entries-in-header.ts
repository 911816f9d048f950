import type { MenuEntry } from '@superium/shared/contract'
import { inOrder, isForEverybody } from '../../menu-entries/entries-at'
import type { Remotes } from '../../remotes/create-remotes'

/** How many entries the header shows; more would leave no room for the search. The drawer has all of them. */
export const MOST_IN_HEADER = 2

/**
 * The entries that the header shows, in order. Entries for everybody come before those that leave a gap for some
 * visitors, and each remote's first entry before any remote's second, so that no team takes all the room.
 */
export const entriesInHeader = ({ deployments }: Pick<Remotes, 'deployments'>): MenuEntry[] =>
  deployments
    .flatMap(({ extras }) =>
      [...(extras.superium.contributions?.header ?? [])]
        .sort((a, b) => gap(a) - gap(b) || inOrder(a, b))
        .map((entry, place) => ({ entry, place })),
    )
    .sort((a, b) => gap(a.entry) - gap(b.entry) || a.place - b.place || inOrder(a.entry, b.entry))
    .slice(0, MOST_IN_HEADER)
    .map(({ entry }) => entry)
    .sort(inOrder)

const gap = (entry: MenuEntry): number => (isForEverybody(entry) ? 0 : 1)
