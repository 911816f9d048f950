import { jwtVerify, SignJWT } from 'jose'

const AUDIENCE = 'superium-override'

/** The versions that a link loads, by name, and its expiry in milliseconds since the epoch. */
export interface Override {
  versions: Record<string, string>
  until: number
}

/** Signs and reads override links (JWT, RFC 7519, HS256). All instances of a site share the secret. */
export interface OverrideLinks {
  sign(override: Override, by: string): Promise<string>
  /** Undefined when the signature is invalid or the token has expired. */
  read(token: string): Promise<Override | undefined>
}

export function createOverrideLinks(secret: string): OverrideLinks {
  // A separate key, so that a link grants nothing else that the secret protects.
  const key = new TextEncoder().encode(`${AUDIENCE} ${secret}`)
  return {
    sign: ({ versions, until }, by) =>
      new SignJWT({ versions })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(AUDIENCE)
        .setSubject(by)
        .setExpirationTime(Math.floor(until / 1000))
        .sign(key),
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], audience: AUDIENCE })
        const { versions, exp } = payload
        if (typeof versions !== 'object' || versions === null || exp === undefined) return undefined
        const pairs = Object.entries(versions).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
        return { versions: Object.fromEntries(pairs), until: exp * 1000 }
      } catch {
        return undefined
      }
    },
  }
}
