import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/database'
import { forbidden, Problem } from '../http/problem'
import { findSellerOf, type SellerRow } from '../sellers/find-seller'
import { ClosedAccount } from './closed-account'
import type { Identity, TokenVerifier } from './identity'

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null
    /** The approved seller, on routes with the `seller` guard. */
    seller?: SellerRow
  }
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

export interface Guards {
  /** Identifies the caller if a valid token is sent; everyone may pass. */
  visitor: Guard
  /** 401 without a valid token. */
  user: Guard
  /** 401 without a valid token, 403 without the `admin` claim. */
  admin: Guard
  /**
   * 401 without a valid token, 403 unless the account's shop is approved and its address verified. It asks the
   * database, not the token, so that a suspended seller is refused at once.
   */
  seller: Guard
}

/** For a route's `schema`: the call needs a bearer token. */
export const bearer = [{ bearer: [] }]

/**
 * Guards run before validation, so that unauthorized callers learn nothing from its errors. `noteAdministrator` is
 * called when an administrator passes.
 */
export function createGuards(
  verifyToken: TokenVerifier,
  db: Database,
  noteAdministrator: (uid: string) => Promise<void> = async () => {},
): Guards {
  const identify = async (request: FastifyRequest) => {
    const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
    request.identity = token ? await verifyToken(token) : null
  }
  const visitor: Guard = async (request) => {
    await identify(request).catch((error) => {
      // A person whose account is closed may still browse the shop.
      if (!(error instanceof ClosedAccount)) throw error
    })
  }
  const user: Guard = async (request, reply) => {
    await identify(request)
    if (request.identity) return
    reply.header('www-authenticate', 'Bearer')
    throw new Problem(401, 'Sign in first.')
  }
  const admin: Guard = async (request, reply) => {
    await user(request, reply)
    const { uid, admin: isAdmin } = identityOf(request)
    if (!isAdmin) throw forbidden('Only an administrator may do this.')
    await noteAdministrator(uid)
  }
  const seller: Guard = async (request, reply) => {
    await user(request, reply)
    const { uid, emailVerified } = identityOf(request)
    const found = emailVerified ? await findSellerOf(db, uid) : undefined
    if (found?.state !== 'approved') throw forbidden('Only an approved seller may do this.')
    request.seller = found
  }
  return { visitor, user, admin, seller }
}

/** The seller of a request on a route with the `seller` guard. */
export function sellerOf(request: FastifyRequest): SellerRow {
  if (!request.seller) throw forbidden('Only an approved seller may do this.')
  return request.seller
}

/**
 * The caller of a guarded route, whose address must be verified; else a 403 that names the purpose in `to`, such as
 * `review a product`.
 */
export function verifiedIdentityOf(request: FastifyRequest, to: string): Identity {
  const identity = identityOf(request)
  if (identity.emailVerified !== true) throw forbidden(`Verify your email address first, then you can ${to}.`)
  return identity
}

/** The caller of a guarded route. */
export function identityOf(request: FastifyRequest): Identity {
  if (!request.identity) throw new Problem(401, 'Sign in first.')
  return request.identity
}

/** Throws a 403 unless `email` is the address in the caller's token (spec §7). */
export function requireOwnEmail(identity: Identity, email: string): void {
  if (identity.email.toLowerCase() !== email.toLowerCase())
    throw forbidden('This e-mail address belongs to another account.', { field: 'email' })
}
