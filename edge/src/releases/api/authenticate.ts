import { timingSafeEqual } from 'node:crypto'
import type { ReleaseActor } from '@superium/shared/contract'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { HttpError } from '../http-error'
import type { LastUses } from '../names/last-uses'
import { RECENT_MS, type Registry } from '../names/registry'
import { hashOf, looksLikeToken } from '../names/release-token'
import { verifyToken } from '../names/verify-token'
import { createQueuePerAddress } from './queue-per-address'

/** Refused tokens per address and minute; after that, the API verifies its identity tokens one at a time. */
const MAX_REFUSED = 10
const MINUTE_MS = 60_000
const API_TIMEOUT_MS = 5_000
/** Administrators' accepted tokens in memory, for as long as an identity token is valid. */
const MAX_ACCEPTED = 1_000
const ACCEPTED_MS = 60 * MINUTE_MS

/** The caller of the release API, and the names that they may release. */
export interface Caller {
  by: ReleaseActor
  may(name: string): boolean
  /** Throws `HttpError` 401 when the token has been revoked since the call began. */
  confirm(): Promise<void>
}

/** Identifies the caller. Throws `HttpError` with 401, 403, 429 or 503. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller>

/** Where tokens are looked up. */
interface TokenSources {
  apiUrl: string
  /** Tokens of the site's configuration, as hashes by name. */
  tokens: Record<string, string[]>
  /** Tokens that administrators made. */
  registry: Registry
  uses: LastUses
}

/**
 * A team sends its release token, of which the site stores only the SHA-256 hash; an administrator sends an identity
 * token, which the API verifies. A team's valid token is never limited and does not need the API. After ten refused
 * tokens of an address within a minute, further refusals are 429, and to protect the API from load, the address's
 * identity tokens are verified one at a time: a valid one is accepted after a short wait. A token already accepted as
 * an administrator's skips this queue, so that a flood from the same network keeps nobody from rolling back.
 */
export function createAuthenticate(options: TokenSources): Authenticate {
  const refused = new LRUCache<string, number>({ max: 10_000, ttl: MINUTE_MS, noUpdateTTL: true })
  const accepted = new LRUCache<string, true>({ max: MAX_ACCEPTED, ttl: ACCEPTED_MS })
  const enqueue = createQueuePerAddress()

  async function administrator(token: string, address: string): Promise<string> {
    const key = hashOf(token).toString('base64')
    const ask = () => administratorOf(token, options.apiUrl)
    const name = await counted(address, (limited) => (limited && !accepted.has(key) ? enqueue(address, ask) : ask()))
    accepted.set(key, true)
    return name
  }

  /** Counts refused tokens of an address. */
  async function counted<T>(address: string, verify: (limited: boolean) => Promise<T>): Promise<T> {
    const limited = (refused.get(address) ?? 0) >= MAX_REFUSED
    try {
      return await verify(limited)
    } catch (error) {
      if (!(error instanceof HttpError) || error.status === 503) throw error
      refused.set(address, (refused.get(address) ?? 0) + 1)
      throw limited ? new HttpError(429, `${error.message} Too many wrong tokens came from this address.`) : error
    }
  }

  const verify = async (token: string) => {
    const at = async (freshMs?: number) => verifyToken(token, await options.registry.current(freshMs), Date.now())
    return at().catch((error: unknown) => {
      if (!(error instanceof HttpError) || error.status !== 401) throw error
      return at(RECENT_MS)
    })
  }

  async function team(text: string): Promise<Caller> {
    const { name, token } = await verify(text)
    options.uses.used(token.id)
    return {
      by: { kind: 'team', name, token: token.label, tokenId: token.id },
      may: (other) => other === name,
      confirm: async () => void (await verify(text)),
    }
  }

  return async (request) => {
    const [, token] = /^Bearer (\S{8,8192})$/i.exec(request.headers.authorization ?? '') ?? []
    if (token === undefined) throw new HttpError(401, 'A token is required: Authorization: Bearer <token>.')
    const configured = configuredName(token, options.tokens)
    if (configured !== undefined) {
      return { by: { kind: 'team', name: configured }, may: (name) => name === configured, confirm: async () => {} }
    }
    if (looksLikeToken(token)) return counted(request.ip, () => team(token))
    const by = { kind: 'admin', name: await administrator(token, request.ip) } as const
    return { by, may: () => true, confirm: async () => {} }
  }
}

/** The name that a token of the configuration may release. Compares every hash in constant time. */
function configuredName(token: string, tokens: Record<string, string[]>): string | undefined {
  const hash = hashOf(token)
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
