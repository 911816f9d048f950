import type { StoredName, StoredToken } from '@superium/shared/registered-names'

const DAY_MS = 86_400_000
/** How long the list shows a token that has ended. */
const KEPT_DAYS = 90
/** Tokens of one name that the list keeps, valid or not. */
const MAX_KEPT = 200

/** When a token's validity ended or ends, in milliseconds since the epoch. */
const endOf = ({ expiresAt, revokedAt }: StoredToken): number =>
  Math.min(Date.parse(expiresAt), revokedAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(revokedAt))

/** Whether a token may be used; a revoked one never, whatever the clock says. */
export const isValid = (token: StoredToken, now: number): boolean =>
  token.revokedAt === undefined && now < Date.parse(token.expiresAt)

/** Whether a token was revoked, by itself or with its name. */
export const isRevoked = (names: readonly StoredName[], id: string): boolean =>
  !names.some(({ tokens }) => tokens.some((token) => token.id === id && token.revokedAt === undefined))

/**
 * The names without tokens that ended over 90 days ago; where there are more than 200, also without those that ended
 * first.
 */
export function withoutOldTokens(names: StoredName[], now: number): StoredName[] {
  return names.map((name) => {
    const kept = name.tokens.filter((token) => endOf(token) > now - KEPT_DAYS * DAY_MS)
    const ended = kept.filter((token) => !isValid(token, now)).sort((a, b) => endOf(a) - endOf(b))
    const tooMany = new Set(ended.slice(0, Math.max(0, kept.length - MAX_KEPT)))
    return { ...name, tokens: kept.filter((token) => !tooMany.has(token)) }
  })
}
