import { createHash, timingSafeEqual } from 'node:crypto'
import type { ReleaseActor } from '@superium/shared/contract'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { HttpError } from '../http-error'

/** Failed attempts per address and minute. */
const MAX_FAILURES = 10
const MINUTE_MS = 60_000
const API_TIMEOUT_MS = 5_000

/** Who calls the release API, and which names they may release. */
export interface Caller {
  by: ReleaseActor
  may(name: string): boolean
}

/** Identifies the caller. Throws `HttpError` with 401, 403, 429 or 503. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller>

/**
 * A team sends its release token, of which the site holds only the SHA-256 hash; an administrator sends an identity token,
 * which the API verifies. Each instance limits failures per address. Tokens hold 256 random bits, so the limit only
 * protects the API from load.
 */
export function createAuthenticate(options: { apiUrl: string; tokens: Record<string, string[]> }): Authenticate {
  const failures = new LRUCache<string, number>({ max: 10_000, ttl: MINUTE_MS, noUpdateTTL: true })

  return async (request) => {
    if ((failures.get(request.ip) ?? 0) >= MAX_FAILURES) {
      throw new HttpError(429, 'Too many failed attempts from this address. Try again in a minute.')
    }
    const [, token] = /^Bearer (\S{8,8192})$/i.exec(request.headers.authorization ?? '') ?? []
    try {
      if (token === undefined) throw new HttpError(401, 'A token is required: Authorization: Bearer <token>.')
      const team = teamOf(token, options.tokens)
      if (team !== undefined) return { by: { kind: 'team', name: team }, may: (name) => name === team }
      const admin = await administratorOf(token, options.apiUrl)
      return { by: { kind: 'admin', name: admin }, may: () => true }
    } catch (error) {
      if (error instanceof HttpError && error.status !== 503) {
        failures.set(request.ip, (failures.get(request.ip) ?? 0) + 1)
      }
      throw error
    }
  }
}

/** The name that a token may release. Compares every hash in constant time. */
function teamOf(token: string, tokens: Record<string, string[]>): string | undefined {
  const hash = createHash('sha256').update(token).digest()
  const found = Object.entries(tokens).flatMap(([name, hashes]) =>
    hashes.filter((one) => timingSafeEqual(Buffer.from(one, 'hex'), hash)).map(() => name),
  )
  return found[0]
}

/** Resolves to the e-mail address of the administrator who owns the identity token. */
async function administratorOf(token: string, apiUrl: string): Promise<string> {
  let answer: Response
  try {
    answer = await fetch(`${apiUrl}/api/v1/identity`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    })
  } catch {
    throw new HttpError(503, 'The token cannot be verified because the API does not answer. Try again in a moment.')
  }
  if (answer.status >= 500)
    throw new HttpError(503, 'The token cannot be verified because the API does not answer. Try again in a moment.')
  if (!answer.ok) throw new HttpError(401, 'The token is not valid.')
  const { data } = (await answer.json()) as { data?: { admin?: boolean; email?: string } }
  if (data?.admin !== true || !data.email)
    throw new HttpError(403, 'Only teams and administrators may use the release API.')
  return data.email
}
