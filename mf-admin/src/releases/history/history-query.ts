import { RELEASE_ACTIONS } from '@superium/shared/contract'

/** The history's filters in the URL; an empty field is no filter. `before` is the cursor of an older page. */
export interface HistoryQuery {
  text: string
  name: string
  action: string
  by: string
  before: string
}

/** Kinds of actors to filter by. */
export const KINDS = ['team', 'admin', 'automatic', 'local'] as const

/** The URL parameters of the history; the page has others, too. */
const PARAMETERS = { text: 'find', name: 'of', action: 'action', by: 'by', before: 'history' } as const

const LONGEST_TEXT = 100
const oneOf = (allowed: readonly string[], value: string): string => (allowed.includes(value) ? value : '')

/** Reads the parameters; unknown values count as no filter. */
export function readHistoryQuery(params: URLSearchParams): HistoryQuery {
  const read = (field: keyof HistoryQuery): string => params.get(PARAMETERS[field]) ?? ''
  return {
    text: read('text').trim().slice(0, LONGEST_TEXT),
    name: /^[a-z][a-z0-9-]{0,60}$/.test(read('name')) ? read('name') : '',
    action: oneOf(RELEASE_ACTIONS, read('action')),
    by: oneOf(KINDS, read('by')),
    before: /^[1-9]\d{0,14}$/.test(read('before')) ? read('before') : '',
  }
}

/** The URL's parameters with changes. Changing a filter goes back to the newest page. */
export function withHistoryQuery(params: URLSearchParams, changes: Partial<HistoryQuery>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [field, value] of Object.entries({ before: '', ...changes })) {
    const name = PARAMETERS[field as keyof HistoryQuery]
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** The query for the release API. */
export const historyRequest = (query: HistoryQuery): URLSearchParams =>
  new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))

/** Whether any filter is set. */
export const isFiltered = ({ before: _, ...filters }: HistoryQuery): boolean =>
  Object.values(filters).some((value) => value !== '')
