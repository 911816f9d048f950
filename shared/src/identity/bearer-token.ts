import type { User } from 'firebase/auth'
import { within } from './with-timeout'

const TOKEN_TIMEOUT_MS = 5000
const PAUSE_MS = 15_000

type TokenHolder = Pick<User, 'getIdToken'>

let paused: { user: TokenHolder; until: number } | null = null

/**
 * The bearer token, renewed when it has run out. When the identity service cannot renew it the call goes out without one
 * (what anybody may see goes on working, the rest answers 401), and for 15 s nobody waits for that service again.
 */
export async function tokenOf(user: TokenHolder | null): Promise<string | null> {
  if (!user || (paused?.user === user && Date.now() < paused.until)) return null
  try {
    return await within(user.getIdToken(), TOKEN_TIMEOUT_MS)
  } catch {
    paused = { user, until: Date.now() + PAUSE_MS }
    return null
  }
}
