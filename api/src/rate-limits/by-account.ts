import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { identityOf } from '../identity/guards'

/**
 * The key for a limit per account: a hash of the e-mail address, so that counters contain no addresses. The address
 * comes from the verified token, never from the body, so a stranger cannot use up somebody's limit. An unverified
 * address could be anybody's, so that account is counted by its id.
 */
export function byAccount(request: FastifyRequest): string {
  const { uid, email, emailVerified } = identityOf(request)
  const account = emailVerified ? email.trim().normalize('NFC').toLowerCase() : `uid:${uid}`
  return `account:${createHash('sha256').update(account).digest('hex')}`
}
