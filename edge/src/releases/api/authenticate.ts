import { createHash, timingSafeEqual } from 'node:crypto'
import type { ReleaseActor } from '@superium/shared/contract'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { HttpError } from '../http-error'

/** Bad tokens that an address may send in a minute. */
const MOST_FAILURES = 10
const MINUTE_MS = 60_000
const API_TIMEOUT_MS = 5_000

/** Who calls the release API, and for which names they may speak. */
export interface Caller {
  by: ReleaseActor
  may(name: string): boolean
}

/** Throws `Refused` with 401, 403, 429 or 503 when the caller is nobody who may release. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller>

/**
 * A team is known by its token (the site holds only SHA-256 hashes, by name), an administrator by an identity token, whose
 * bearer the API names. Failures are counted by address on each instance: tokens hold 256 random bits, so this only spares
 * the API from being asked all day.
 */
export function createAuthenticate(options: { apiUrl: string; tokens: Record<string, string[]> }): Authenticate {
  const failures = new LRUCache<string, number>({ max: 10_000, ttl: MINUTE_MS, noUpdateTTL: true })

  return async (request) => {
    if ((failures.get(request.ip) ?? 0) >= MOST_FAILURES) {
      throw new HttpError(429, 'Too many bad tokens from this address. Try again in a minute.')
    }
    const [, token] = /^Bearer (\S{8,8192})$/i.exec(request.headers.authorization ?? '') ?? []
    try {
      if (token === undefined) throw new HttpError(401, 'A release needs a token: Authorization: Bearer <token>.')
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

/** The name that a token may release. All hashes are compared, each in constant time. */
function teamOf(token: string, tokens: Record<string, string[]>): string | undefined {
  const hash = createHash('sha256').update(token).digest()
  const found = Object.entries(tokens).flatMap(([name, hashes]) =>
    hashes.filter((one) => timingSafeEqual(Buffer.from(one, 'hex'), hash)).map(() => name),
  )
  return found[0]
}

/** The e-mail address of the administrator whose identity token this is. */
async function administratorOf(token: string, apiUrl: string): Promise<string> {
  let answer: Response
  try {
    answer = await fetch(`${apiUrl}/api/v1/identity`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    })
  } catch {
    throw new HttpError(503, 'The API cannot say whose token this is. Try again in a moment.')
  }
  if (answer.status >= 500) throw new HttpError(503, 'The API cannot say whose token this is. Try again in a moment.')
  if (!answer.ok) throw new HttpError(401, 'This token is not known here.')
  const { data } = (await answer.json()) as { data?: { admin?: boolean; email?: string } }
  if (data?.admin !== true || !data.email) throw new HttpError(403, 'Only a team or an administrator may release.')
  return data.email
}
