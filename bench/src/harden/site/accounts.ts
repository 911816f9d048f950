import type { HardenSite } from './start-harden-site'

/** An account with its own IP address. */
export interface Account {
  uid: string
  email: string
  /** The bearer token. */
  token: string
  /** The IP address from which it sends requests. */
  ip: string
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An unsigned token like those of the Auth emulator. */
function emulatorToken(projectId: string, uid: string): string {
  const iat = Math.floor(Date.now() / 1000)
  const claims = { sub: uid, aud: projectId, iat, auth_time: iat, exp: iat + 3600 }
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}

const MOST_AT_ONCE = 1000

/**
 * Creates accounts in the Auth emulator, `<prefix>-0` and so on; each has a different address in `network`, e.g.
 * `10.1`. `claims` are roles, e.g. `{ admin: true }`.
 */
export async function makeAccounts(
  { auth, projectId }: Pick<HardenSite, 'auth' | 'projectId'>,
  prefix: string,
  count: number,
  { network, verified = true, claims }: { network: string; verified?: boolean; claims?: object },
): Promise<Account[]> {
  const accounts = Array.from({ length: count }, (_, n) => {
    const uid = `${prefix}-${n}`
    const ip = `${network}.${(n >> 8) & 255}.${n & 255}`
    return { uid, email: `${uid}@harden.example`, ip }
  })
  for (let from = 0; from < count; from += MOST_AT_ONCE) {
    const users = accounts.slice(from, from + MOST_AT_ONCE).map(({ uid, email }) => ({
      ...{ localId: uid, email, emailVerified: verified, displayName: uid },
      ...(claims && { customAttributes: JSON.stringify(claims) }),
    }))
    const answer = await fetch(`${auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ users }),
    })
    const { error } = (await answer.json()) as { error?: unknown[] }
    if (!answer.ok || (error && error.length > 0))
      throw new Error(`The accounts cannot be made: ${JSON.stringify(error)}`)
  }
  // Created last, because the emulator rejects tokens that are older than the account.
  return accounts.map((one) => ({ ...one, token: emulatorToken(projectId, one.uid) }))
}

/** The headers of an account's call. */
export const headersOf = ({ token, ip }: Pick<Account, 'token' | 'ip'>): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  'x-forwarded-for': ip,
})
