import type { MenuEntry } from '@superium/shared/contract'
import { inOrder, isForEverybody } from '../../menu-entries/entries-at'
import type { Remotes } from '../../remotes/create-remotes'

/** How many the header shows; more would leave no room for the search. The drawer has all of them. */
export const MOST_IN_HEADER = 2

/**
 * The pages that get the room in the header: those for everybody before those that some visitors would see as a gap, and the
 * first one of each remote before the second one of any, so that no team takes all of it. In order.
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
