import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { Problem } from '../http/problem'
import type { TokenVerifier } from './identity'
import { rolesFromClaims } from './roles-from-claims'

const KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Seconds for which an expired token is still accepted, because clocks differ. */
const TOLERANCE_SECONDS = 60

/**
 * Seconds by which this server's clock may be slow; otherwise it would refuse a person who has just signed in. A signed
 * token cannot come from a future sign-in, so a larger tolerance than for expiry is safe.
 */
const BEHIND_SECONDS = 900

/** jose's error codes for keys that could not be fetched; the token may still be valid. */
const keysUnavailable = new Set([errors.JOSEError.code, errors.JWKSTimeout.code, errors.JWKSInvalid.code])

/**
 * Verifies ID tokens of a Firebase project as Google documents it: RS256 with Google's keys, issuer, audience, expiry,
 * subject, and a sign-in that is not in the future. Tests replace `keys`.
 */
export function googleVerifier(
  projectId: string,
  keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(KEYS)),
): TokenVerifier {
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        clockTolerance: TOLERANCE_SECONDS,
        requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
      })
      const { sub, auth_time: signedInAt, email, name } = payload
      const latest = Date.now() / 1000 + BEHIND_SECONDS
      // jose checks that the subject exists, not that it is a string.
      if (
        typeof sub !== 'string' ||
        sub === '' ||
        typeof email !== 'string' ||
        typeof signedInAt !== 'number' ||
        signedInAt > latest
      )
        return null
      return {
        uid: sub,
        email,
        emailVerified: payload.email_verified === true,
        name: typeof name === 'string' ? name : '',
        ...(payload.iat !== undefined && { issuedAt: payload.iat }),
        signedInAt,
        ...rolesFromClaims(payload),
      }
    } catch (error) {
      if (error instanceof errors.JOSEError && !keysUnavailable.has(error.code)) return null
      throw new Problem(503, 'Sign-in cannot be checked right now. Try again in a moment.')
    }
  }
}
