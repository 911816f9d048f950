import type { User } from 'firebase/auth'
import { withTimeout } from './with-timeout'

const TOKEN_TIMEOUT_MS = 5000
const PAUSE_MS = 15_000

type TokenHolder = Pick<User, 'getIdToken'>

let paused: { user: TokenHolder; until: number } | null = null

/**
 * The bearer token, renewed when it has expired. If the identity service cannot renew it, calls go out without a token
 * for 15 s: public data still loads, and the API answers other calls with 401.
 */
export async function bearerToken(user: TokenHolder | null): Promise<string | null> {
  if (!user || (paused?.user === user && Date.now() < paused.until)) return null
  try {
    return await withTimeout(user.getIdToken(), TOKEN_TIMEOUT_MS)
  } catch {
    paused = { user, until: Date.now() + PAUSE_MS }
    return null
  }
}
