import { decodeJwt } from 'jose'
import { Problem } from '../http/problem'
import type { Identity, TokenVerifier } from './identity'
import { rolesFromClaims } from './roles-from-claims'

const KEPT_MS = 3_000
const LOOKUP_MS = 3_000

interface Account {
  identity: Identity
  /** Seconds since 1970; tokens issued earlier are invalid. */
  validSince: number
}

/**
 * Verifies tokens of the Auth emulator, for local sites only. The tokens are unsigned, so only the account id is read
 * from them; e-mail, roles and validity come from the emulator. `host` is like `127.0.0.1:3003`.
 */
export function emulatorVerifier(projectId: string, host: string): TokenVerifier {
  const kept = new Map<string, { until: number; account: Promise<Account | null> }>()

  // Cached by token, because a new token may belong to an account whose address has just been verified.
  const find = (token: string, uid: string): Promise<Account | null> => {
    const known = kept.get(token)
    if (known && known.until > performance.now()) return known.account
    const account = lookUp(projectId, host, uid)
    kept.set(token, { until: performance.now() + KEPT_MS, account })
    account.catch(() => kept.delete(token))
    if (kept.size > 1000) kept.clear()
    return account
  }

  return async (token) => {
    const claims = decode(token)
    if (!claims || claims.aud !== projectId || (claims.exp ?? 0) * 1000 < Date.now()) return null
    if (typeof claims.sub !== 'string' || claims.sub === '') return null
    const account = await find(token, claims.sub)
    const { iat: issuedAt = 0, auth_time: signedInAt } = claims
    if (!account || issuedAt < account.validSince) return null
    return { ...account.identity, issuedAt, signedInAt: typeof signedInAt === 'number' ? signedInAt : 0 }
  }
}

function decode(token: string): ReturnType<typeof decodeJwt> | null {
  try {
    return decodeJwt(token)
  } catch {
    return null
  }
}

async function lookUp(projectId: string, host: string, uid: string): Promise<Account | null> {
  const address = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`
  let answer: { users?: Record<string, unknown>[] }
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ localId: [uid] }),
      signal: AbortSignal.timeout(LOOKUP_MS),
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    answer = (await response.json()) as typeof answer
  } catch {
    throw new Problem(503, 'Sign-in cannot be checked right now. Try again in a moment.')
  }
  const user = answer.users?.[0]
  if (!user || user.disabled === true || typeof user.email !== 'string') return null
  const claims: unknown = typeof user.customAttributes === 'string' ? JSON.parse(user.customAttributes) : {}
  return {
    identity: {
      uid,
      email: user.email,
      emailVerified: user.emailVerified === true,
      name: typeof user.displayName === 'string' ? user.displayName : '',
      ...rolesFromClaims(typeof claims === 'object' && claims !== null ? { ...claims } : {}),
    },
    validSince: Number(user.validSince ?? 0),
  }
}
