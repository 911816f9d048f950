import type { ReleaseActor } from '@superium/shared/contract'
import type { StoredName, StoredToken, TokenKind } from '@superium/shared/registered-names'
import { HttpError } from '../http-error'
import type { NameStep } from './registry'
import type { NewToken } from './release-token'
import { isValid } from './token-validity'

const MAX_NAMES = 200
/** Valid tokens of one name. */
const MAX_TOKENS = 50
const DAY_MS = 86_400_000

/** An administrator's input for a name. */
export interface NameFacts {
  owner: string
  budget: number | undefined
}

/** An administrator's input for a new token. */
export interface TokenFacts {
  label: string
  kind: TokenKind
  days: number
}

/** The actor who changes the names, and the time (ISO). */
interface Stamp {
  by: ReleaseActor
  at: string
}

// Each function is a plan for `Registry.change`. Changes to a live but unregistered name also register it with its
// owner.

/** Registers a name; 409 when it is registered, or when there are 200. */
export function registerName(names: StoredName[], name: string, facts: NameFacts, { by, at }: Stamp): NameStep {
  const known = names.find((one) => one.name === name)
  if (known) throw new HttpError(409, `${name} is registered already, for team ${known.owner}.`)
  const next = added(names, { name, ...defined(facts), createdAt: at, createdBy: by, tokens: [] })
  return { event: { by, action: 'register', name, ...defined(facts) }, names: next }
}

/** Changes owner and budget. */
export function changeName(
  names: StoredName[],
  name: string,
  change: { owner?: string | undefined; budget?: number | null | undefined },
  { liveOwner, by, at }: Stamp & { liveOwner: string | undefined },
): NameStep {
  const { known, all } = adopted(names, name, liveOwner, { by, at })
  const owner = change.owner ?? known.owner
  const budget = change.budget === undefined ? known.budget : (change.budget ?? undefined)
  const { budget: _, ...rest } = known
  const next = { ...rest, ...defined({ owner, budget }) }
  return { event: { by, action: 'change', name, ...defined({ owner, budget }) }, names: replaced(all, next) }
}

/** Removes a name and its tokens. */
export function removeName(names: StoredName[], name: string, { by }: Stamp): NameStep {
  if (!names.some((one) => one.name === name)) throw notRegistered(name)
  return { event: { by, action: 'remove', name }, names: names.filter((one) => one.name !== name) }
}

/** Adds a token; 409 when the name has 50 valid ones, or one with the same label. */
export function addToken(
  names: StoredName[],
  name: string,
  { label, kind, days }: TokenFacts,
  { id, hash, liveOwner, by, at }: Stamp & Pick<NewToken, 'id' | 'hash'> & { liveOwner: string | undefined },
): NameStep {
  const { known, all } = adopted(names, name, liveOwner, { by, at })
  const now = Date.parse(at)
  const valid = known.tokens.filter((token) => isValid(token, now))
  if (valid.length >= MAX_TOKENS) {
    throw new HttpError(409, `${name} has ${MAX_TOKENS} valid tokens. Revoke one that nobody uses first.`)
  }
  if (valid.some((token) => token.label === label)) {
    throw new HttpError(409, `${name} has a valid token "${label}". Revoke it first, or take another label.`, [], {
      field: 'label',
    })
  }
  const expiresAt = new Date(now + days * DAY_MS).toISOString()
  const token: StoredToken = { id, hash, label, kind, createdAt: at, createdBy: by, expiresAt }
  return {
    event: { by, action: 'token', name, token: label },
    names: replaced(all, { ...known, tokens: [...known.tokens, token] }),
  }
}

/** Revokes a token; undefined when it is revoked already. */
export function revokeToken(names: StoredName[], name: string, id: string, { by, at }: Stamp): NameStep | undefined {
  const known = names.find((one) => one.name === name)
  const token = known?.tokens.find((one) => one.id === id)
  if (!known || !token) throw new HttpError(404, `${name} has no token ${id}.`)
  if (token.revokedAt !== undefined) return undefined
  const tokens = known.tokens.map((one) => (one === token ? { ...one, revokedAt: at, revokedBy: by } : one))
  return { event: { by, action: 'revoke', name, token: token.label }, names: replaced(names, { ...known, tokens }) }
}

/** The registered name; an unregistered live one is added. */
function adopted(
  names: StoredName[],
  name: string,
  liveOwner: string | undefined,
  { by, at }: Stamp,
): { known: StoredName; all: StoredName[] } {
  const found = names.find((one) => one.name === name)
  if (found) return { known: found, all: names }
  if (liveOwner === undefined) throw notRegistered(name)
  const known: StoredName = { name, owner: liveOwner, createdAt: at, createdBy: by, tokens: [] }
  return { known, all: added(names, known) }
}

function added(names: StoredName[], name: StoredName): StoredName[] {
  if (names.length >= MAX_NAMES) throw new HttpError(409, `There are ${MAX_NAMES} registered names. Remove one first.`)
  return [...names, name].sort((a, b) => (a.name < b.name ? -1 : 1))
}

const replaced = (names: StoredName[], next: StoredName): StoredName[] =>
  names.map((one) => (one.name === next.name ? next : one))

const notRegistered = (name: string): HttpError => new HttpError(404, `${name} is not registered. Register it first.`)

const defined = ({ owner, budget }: NameFacts) => ({ owner, ...(budget !== undefined && { budget }) })
