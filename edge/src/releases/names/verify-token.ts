import { timingSafeEqual } from 'node:crypto'
import type { StoredName, StoredToken } from '@superium/shared/registered-names'
import { HttpError } from '../http-error'
import { hashOf, idOfToken } from './release-token'

/** A hash that no token has, so that an unknown id takes as long as a wrong secret. */
const NO_HASH = '0'.repeat(64)

/** Finds the name and the token of a text. Throws `HttpError` 401 when it is unknown, revoked or expired. */
export function verifyToken(
  text: string,
  names: readonly StoredName[],
  now: number,
): { name: string; token: StoredToken } {
  const id = idOfToken(text)
  const found = names.flatMap(({ name, tokens }) =>
    tokens.filter((token) => token.id === id).map((token) => ({ name, token })),
  )[0]
  const matches = timingSafeEqual(Buffer.from(found?.token.hash ?? NO_HASH, 'hex'), hashOf(text))
  if (!found || !matches) throw new HttpError(401, 'The token is not valid.')
  const { revokedAt, expiresAt } = found.token
  if (revokedAt !== undefined) throw new HttpError(401, `The token was revoked on ${revokedAt.slice(0, 10)}.`)
  if (now >= Date.parse(expiresAt)) {
    throw new HttpError(401, `The token expired on ${expiresAt.slice(0, 10)}. Ask an administrator for a new one.`)
  }
  return found
}
