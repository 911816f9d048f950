import { RELEASE_ACTIONS, RELEASE_NAME } from '@superium/shared/contract'
import { HttpError } from '../http-error'
import type { StepSearch } from './matches-search'

const MAX_CHARACTERS = 100

/** Parses the query of a search of the history; 400 names the field that is wrong. */
export function parseSearch(query: Record<string, unknown>): StepSearch & { before: number | undefined } {
  const { action, before } = query
  const name = word(query, 'name')
  if (name !== undefined && !RELEASE_NAME.test(name)) throw new HttpError(400, `name "${name}" is not a valid name.`)
  const known = RELEASE_ACTIONS.find((one) => one === action)
  if (action !== undefined && action !== '' && known === undefined) {
    throw new HttpError(400, `action must be one of ${RELEASE_ACTIONS.join(', ')}.`)
  }
  if (before !== undefined && !(typeof before === 'string' && /^[1-9]\d{0,14}$/.test(before))) {
    throw new HttpError(400, 'before must be the number of a revision.')
  }
  return {
    name,
    version: word(query, 'version'),
    by: word(query, 'by'),
    text: word(query, 'text'),
    action: known,
    before: before === undefined ? undefined : Number(before),
  }
}

/** A search word; undefined for an empty one. */
function word(query: Record<string, unknown>, field: string): string | undefined {
  const { [field]: value = '' } = query
  if (typeof value !== 'string' || value.length > MAX_CHARACTERS) {
    throw new HttpError(400, `${field} must be one text of at most ${MAX_CHARACTERS} characters.`)
  }
  return value.trim() || undefined
}
