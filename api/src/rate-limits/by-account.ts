import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { identityOf } from '../identity/guards'

/**
 * The key of the account whose token came: a hash of its e-mail address, so that counters hold no addresses. Only a verified token
 * counts, never the address in a body, so a stranger cannot use up somebody's calls; nor with an account that claims an address
 * which it has not verified, since that one is counted by its id.
 */
export function byAccount(request: FastifyRequest): string {
  const { uid, email, emailVerified } = identityOf(request)
  const account = emailVerified ? email.trim().normalize('NFC').toLowerCase() : `uid:${uid}`
  return `account:${createHash('sha256').update(account).digest('hex')}`
}
