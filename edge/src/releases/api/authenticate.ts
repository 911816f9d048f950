import { createHash, timingSafeEqual } from 'node:crypto'
import type { ReleaseActor } from '@superium/shared/contract'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { HttpError } from '../http-error'
import { createTurns } from './turns'

/** Tokens of one address that the API may refuse per minute; further ones are asked about in turn. */
const MAX_REFUSED = 10
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
 * which the API verifies. A team's token is never limited. Identity tokens are limited only to protect the API from load:
 * when it has refused ten of an address within a minute, it is asked about further ones of that address in turn, so that a
 * valid token waits for a moment and is accepted.
 */
export function createAuthenticate(options: { apiUrl: string; tokens: Record<string, string[]> }): Authenticate {
  const refused = new LRUCache<string, number>({ max: 10_000, ttl: MINUTE_MS, noUpdateTTL: true })
  const takeTurn = createTurns()

  async function administrator(token: string, address: string): Promise<string> {
    const limited = (refused.get(address) ?? 0) >= MAX_REFUSED
    const ask = () => administratorOf(token, options.apiUrl)
    try {
      return await (limited ? takeTurn(address, ask) : ask())
    } catch (error) {
      if (!(error instanceof HttpError) || error.status === 503) throw error
      refused.set(address, (refused.get(address) ?? 0) + 1)
      throw limited ? new HttpError(429, `${error.message} Too many wrong tokens came from this address.`) : error
    }
  }

  return async (request) => {
    const [, token] = /^Bearer (\S{8,8192})$/i.exec(request.headers.authorization ?? '') ?? []
    if (token === undefined) throw new HttpError(401, 'A token is required: Authorization: Bearer <token>.')
    const team = teamOf(token, options.tokens)
    if (team !== undefined) return { by: { kind: 'team', name: team }, may: (name) => name === team }
    return { by: { kind: 'admin', name: await administrator(token, request.ip) }, may: () => true }
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
