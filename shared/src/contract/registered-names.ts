import { array, boolean, constant, number, object, optional, type Parse, string } from './parse'
import { parseActor, type ReleaseActor } from './release-actor'
import { RELEASE_NAME } from './release-name'

/** A name that may be released, as `GET /releases/v1/names` answers it. */
export interface RegisteredName {
  name: string
  /** The owning team; null for a name that only the site's configuration knows. */
  owner: string | null
  /** Compressed bytes of the first load that an administrator allows; null: the site's budget. */
  budget: number | null
  /** Whether an administrator registered it; a live or configured name can be released without registration. */
  registered: boolean
  live: boolean
  /** Valid tokens that an administrator made. */
  tokens: number
  /** When the first of them expires. */
  nextExpiry: string | null
  /** Tokens of the site's configuration (`RELEASE_TOKENS`). */
  configured: number
}

/** Whom a token is for: a person, or a job such as a CI pipeline. */
export type TokenKind = 'person' | 'job'

/** A token without its secret; the site stores only a hash of the token. */
export interface ReleaseToken {
  id: string
  label: string
  kind: TokenKind
  createdAt: string
  createdBy: ReleaseActor
  expiresAt: string
  /** To the minute; null: never used. */
  lastUsedAt: string | null
  revokedAt: string | null
  revokedBy: ReleaseActor | null
}

export type NameAction = 'register' | 'change' | 'remove' | 'token' | 'revoke'

/** One step in the history of names and tokens. */
export interface NameChange {
  number: number
  at: string
  by: ReleaseActor
  action: NameAction
  name: string
  /** The owner and budget after registering or changing the name. */
  owner?: string | undefined
  budget?: number | undefined
  /** The label of the token that was made or revoked. */
  token?: string | undefined
}

/** Compressed bytes that an administrator can allow for a first load. */
export const BUDGET_RANGE = { from: 1_000, to: 2_000_000 } as const

/** Days that a token can be valid for. */
export const MAX_TOKEN_DAYS = 365

/** A team's name or a token's label: letters, digits and a little punctuation, so that it holds no e-mail address. */
export const NAME_OR_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .&'()/#:_-]{0,58}[\p{L}\p{M}\p{N}.)])?$/u

const time = string(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/)

const orNull =
  <T>(item: Parse<T>): Parse<T | null> =>
  (value, path) =>
    value === null ? null : item(value, path)

const count = number(0, Number.MAX_SAFE_INTEGER)
const budget = number(1, Number.MAX_SAFE_INTEGER)

export const parseTokenKind: Parse<TokenKind> = constant('person', 'job')

/** Parses one name of `GET /releases/v1/names`. */
export const parseRegisteredName: Parse<RegisteredName> = object({
  name: string(RELEASE_NAME),
  owner: orNull(string()),
  budget: orNull(budget),
  registered: boolean,
  live: boolean,
  tokens: count,
  nextExpiry: orNull(time),
  configured: count,
})

/** Parses the data of `GET /releases/v1/names`. */
export const parseRegisteredNames: Parse<RegisteredName[]> = array(parseRegisteredName)

export const parseReleaseToken: Parse<ReleaseToken> = object({
  id: string(/^[0-9a-f]{16}$/),
  label: string(),
  kind: parseTokenKind,
  createdAt: time,
  createdBy: parseActor,
  expiresAt: time,
  lastUsedAt: orNull(time),
  revokedAt: orNull(time),
  revokedBy: orNull(parseActor),
})

const changeFields = {
  number: number(1, Number.MAX_SAFE_INTEGER),
  at: time,
  by: parseActor,
  action: constant('register', 'change', 'remove', 'token', 'revoke'),
  name: string(RELEASE_NAME),
  owner: optional(string()),
  budget: optional(budget),
  token: optional(string()),
}

export const parseNameChange: Parse<NameChange> = object(changeFields)

/** A token as the release store keeps it. */
export interface StoredToken
  extends Pick<ReleaseToken, 'id' | 'label' | 'kind' | 'createdAt' | 'createdBy' | 'expiresAt'> {
  /** SHA-256 of the whole token, in hex. */
  hash: string
  revokedAt?: string | undefined
  revokedBy?: ReleaseActor | undefined
}

/** A registered name as the release store keeps it. */
export interface StoredName {
  name: string
  owner: string
  budget?: number | undefined
  createdAt: string
  createdBy: ReleaseActor
  tokens: StoredToken[]
}

/**
 * One numbered state of all registered names and the step that led to it, `_names/<number>.json` in the release store. Like a
 * revision each number is written once.
 */
export interface NameRegistry extends NameChange {
  names: StoredName[]
}

/** Parses a state of the registered names; throws `ParseError` with the path. */
export const parseNameRegistry: Parse<NameRegistry> = object({
  ...changeFields,
  names: array(
    object({
      name: string(RELEASE_NAME),
      owner: string(),
      budget: optional(budget),
      createdAt: time,
      createdBy: parseActor,
      tokens: array(
        object({
          id: string(/^[0-9a-f]{16}$/),
          hash: string(/^[0-9a-f]{64}$/),
          label: string(),
          kind: parseTokenKind,
          createdAt: time,
          createdBy: parseActor,
          expiresAt: time,
          revokedAt: optional(time),
          revokedBy: optional(parseActor),
        }),
      ),
    }),
  ),
})
