import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../dependencies'
import { type GuessLimit, guessLimit } from './guess-limit'

/** A typed code, with the user and time for the check. Without a user, limits per user are not checked. */
export interface CouponRequest {
  typed: string
  userId: string | undefined
  now: Date
  /** Absent if guesses are not limited. */
  guesses?: GuessLimit
}

/** The coupon in a request's body, as typed; undefined if there is none. */
export function couponRequest(
  { ip, identity }: Pick<FastifyRequest, 'ip' | 'identity'>,
  typed: string | undefined,
  { db, rateLimits }: Pick<Dependencies, 'db' | 'rateLimits'>,
): CouponRequest | undefined {
  if (typed === undefined) return undefined
  const userId = identity?.uid
  const caller = { address: ip, ...(userId !== undefined && { userId }) }
  return { typed, userId, now: new Date(), ...(rateLimits === 'on' && { guesses: guessLimit(db, caller) }) }
}
