import type { User } from 'firebase/auth'
import { withTimeout } from './with-timeout'

const TOKEN_TIMEOUT_MS = 5000

type TokenHolder = Pick<User, 'getIdToken'>

let renewal: { user: TokenHolder; token: Promise<string | null> } | null = null

/**
 * A token that was issued after `refused`. Calls that are refused together share one renewal, and a token already
 * renewed by another call is reused. Null when nobody is signed in or the identity service does not renew it.
 */
export async function freshToken(user: TokenHolder | null, refused: string | null): Promise<string | null> {
  if (!user) return null
  if (renewal?.user === user) return renewal.token
  const current = { user, token: renew(user, refused) }
  renewal = current
  const token = await current.token
  if (renewal === current) renewal = null
  return token
}

async function renew(user: TokenHolder, refused: string | null): Promise<string | null> {
  try {
    const known = refused === null ? null : await withTimeout(user.getIdToken(), TOKEN_TIMEOUT_MS)
    if (known !== null && known !== refused) return known
    return await withTimeout(user.getIdToken(true), TOKEN_TIMEOUT_MS)
  } catch {
    return null
  }
}
