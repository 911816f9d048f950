import type { ModeratedTexts } from '@superium/shared/api'
import { Deferred } from '@superium/shared/loading'
import { Link } from '@superium/shared/router'
import { withChanges } from '../data-table/table-query'
import { useTableQuery } from '../data-table/use-table-query'
import css from './reviews.module.css'
import { type ListedState, stateOf } from './text-requests'
import { reviewsTexts as texts } from './texts'

const states: readonly ListedState[] = ['new', 'reported', 'hidden', 'all']

/** The filter by state; its tabs are links, so that each state has a URL. */
export function StateTabs({ page }: { page: Promise<ModeratedTexts> }) {
  return (
    <Deferred data={page} pending={<Tabs />} failed={<Tabs />}>
      {({ waiting }) => <Tabs waiting={waiting} />}
    </Deferred>
  )
}

function Tabs({ waiting }: { waiting?: ModeratedTexts['waiting'] }) {
  const { params } = useTableQuery()
  const chosen = stateOf(params)
  return (
    <nav className={css.tabs} aria-label={texts.states}>
      {states.map((state) => (
        <Link
          key={state}
          to={`?${withChanges(params, { state })}`}
          className={css.tab ?? ''}
          aria-current={state === chosen ? 'page' : undefined}
        >
          {texts.state[state]}
          {state !== 'all' && waiting && <span className={css.count}>{texts.waiting(waiting[state])}</span>}
        </Link>
      ))}
    </nav>
  )
}
