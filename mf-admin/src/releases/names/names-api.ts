import {
  type NameChange,
  parseNameChange,
  parseRegisteredName,
  parseRegisteredNames,
  parseReleaseToken,
  type RegisteredName,
  type ReleaseToken,
  type TokenKind,
} from '@superium/shared/registered-names'
import { ask } from '../release-api'
import { namesTexts } from './texts'

/** The editable fields of a name; the budget in compressed bytes, null for the site's. */
export interface NameInput {
  owner: string
  budget: number | null
}

/** The editable fields of a new token. */
export interface TokenInput {
  label: string
  kind: TokenKind
  days: number
}

const at = (name: string): string => `/names/${encodeURIComponent(name)}`
const withSignal = (signal?: AbortSignal) => (signal ? { signal } : {})

/** Lists all registered names. */
export const readNames = async (signal?: AbortSignal): Promise<RegisteredName[]> =>
  parseRegisteredNames(await ask('GET', '/names', withSignal(signal)))

/** Registers a name for a team. */
export const registerName = async (name: string, input: NameInput): Promise<RegisteredName> =>
  parseRegisteredName(await ask('POST', '/names', { body: { name, ...input } }))

/** Changes a name's owner and budget. */
export const changeName = async (name: string, input: NameInput): Promise<RegisteredName> =>
  parseRegisteredName(await ask('PATCH', at(name), { body: input }))

/** Removes a name that is not live, with its tokens. */
export const removeName = async (name: string): Promise<void> => void (await ask('DELETE', at(name)))

/** Lists a name's tokens, newest first. */
export async function readTokens(name: string, signal?: AbortSignal): Promise<ReleaseToken[]> {
  const tokens = await ask('GET', `${at(name)}/tokens`, withSignal(signal))
  if (!Array.isArray(tokens)) throw new Error(namesTexts.odd)
  return tokens.map((one, index) => parseReleaseToken(one, `[${index}]`))
}

/** Creates a token; only this response contains its text. */
export async function makeToken(name: string, input: TokenInput): Promise<ReleaseToken & { text: string }> {
  const made = await ask('POST', `${at(name)}/tokens`, { body: input })
  const text = typeof made === 'object' && made !== null && 'token' in made ? made.token : undefined
  if (typeof text !== 'string') throw new Error(namesTexts.odd)
  return { ...parseReleaseToken(made), text }
}

/** Revokes a token. */
export const revokeToken = async (name: string, id: string): Promise<void> =>
  void (await ask('DELETE', `${at(name)}/tokens/${id}`))

/** Loads 20 steps of the history of names and tokens, and whether there are older ones. */
export async function readNameHistory(
  before?: number,
  signal?: AbortSignal,
): Promise<{ changes: NameChange[]; more: boolean }> {
  const page = await ask('GET', `/names/history${before === undefined ? '' : `?before=${before}`}`, withSignal(signal))
  const { changes, more } = typeof page === 'object' && page !== null ? { changes: [], more: false, ...page } : {}
  if (!Array.isArray(changes)) throw new Error(namesTexts.odd)
  return { changes: changes.map((one, index) => parseNameChange(one, `changes[${index}]`)), more: more === true }
}
