import { jwtVerify, SignJWT } from 'jose'

const AUDIENCE = 'superium-override'

/** The versions that a link loads, by name, and its expiry in milliseconds since the epoch. */
export interface Override {
  versions: Record<string, string>
  until: number
}

/** Signs and reads override links (JWT, RFC 7519, HS256). All instances of a site share the secret. */
export interface OverrideLinks {
  /**
   * `by`: a team's name or `administrator`; a link holds no e-mail address. `tokenId`: the team's token; revoking it
   * ends the link.
   */
  sign(override: Override, by: string, tokenId?: string): Promise<string>
  /** Undefined when the signature is invalid, or the link has expired or ended. */
  read(token: string): Promise<Override | undefined>
}

/** `isRevoked` says whether a team's token was revoked; a link is also invalid while this cannot be determined. */
export function createOverrideLinks(
  secret: string,
  isRevoked: (tokenId: string) => Promise<boolean> = async () => false,
): OverrideLinks {
  // A separate key, so that a link grants nothing else that the secret protects.
  const key = new TextEncoder().encode(`${AUDIENCE} ${secret}`)
  return {
    sign: ({ versions, until }, by, tokenId) =>
      new SignJWT({ versions, ...(tokenId !== undefined && { token: tokenId }) })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(AUDIENCE)
        .setSubject(by)
        .setExpirationTime(Math.floor(until / 1000))
        .sign(key),
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], audience: AUDIENCE })
        const { versions, exp, token: tokenId } = payload
        if (typeof versions !== 'object' || versions === null || exp === undefined) return undefined
        if (typeof tokenId === 'string' && (await isRevoked(tokenId))) return undefined
        const pairs = Object.entries(versions).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
        return { versions: Object.fromEntries(pairs), until: exp * 1000 }
      } catch {
        return undefined
      }
    },
  }
}
