import type { RateLimitOptions } from '@fastify/rate-limit'
import { networkOf } from '../http/network-of'
import { byAccount } from './by-account'
import type { CountedLimit } from './count-calls'

/** The key for a limit per network address. */
export const byAddress = ({ ip }: { ip: string }): string => `address:${networkOf(ip)}`

const MINUTE_MS = 60_000

/** Writes per minute and account; without an account, per address. */
export const writeLimit = { max: 120, timeWindow: MINUTE_MS, groupId: 'write' } satisfies RateLimitOptions

/** Public calculations per minute and address; high enough for an office that shares one address. */
export const readLimit = {
  max: 600,
  timeWindow: MINUTE_MS,
  groupId: 'read',
  keyGenerator: byAddress,
} satisfies RateLimitOptions

/**
 * Sign-ins and registrations per minute and address, including refused tokens; per address because an attacker can have
 * many accounts.
 */
export const identityLimit = {
  max: 600,
  timeWindow: MINUTE_MS,
  groupId: 'identity',
  keyGenerator: byAddress,
} satisfies CountedLimit

/** Sign-ins per minute and account from any address: far more than a person's devices need. */
export const accountLimit = {
  max: 60,
  timeWindow: MINUTE_MS,
  groupId: 'account',
  keyGenerator: byAccount,
} satisfies CountedLimit

/** Public texts (reviews, questions, answers) per minute and account. */
export const postLimit = { max: 20, timeWindow: MINUTE_MS, groupId: 'post' } satisfies RateLimitOptions

/** Product file imports per minute and account. */
export const importLimit = { max: 20, timeWindow: MINUTE_MS, groupId: 'import' } satisfies RateLimitOptions

/** Bulk edits of products, their previews, and exports per minute and account. */
export const bulkLimit = { max: 30, timeWindow: MINUTE_MS, groupId: 'bulk' } satisfies RateLimitOptions

/** E-mailed replies to contact messages, per minute and administrator. */
export const messageAnswerLimit = {
  max: 10,
  timeWindow: MINUTE_MS,
  groupId: 'message-answer',
} satisfies RateLimitOptions

const HOUR_MS = 60 * MINUTE_MS

/** Contact messages per hour and address. */
export const contactLimit = {
  max: 10,
  timeWindow: HOUR_MS,
  groupId: 'contact',
  keyGenerator: byAddress,
} satisfies RateLimitOptions

/** Requests for e-mail alerts per hour and address; each may send an e-mail to another person. */
export const alertLimit = {
  max: 20,
  timeWindow: HOUR_MS,
  groupId: 'alert',
  keyGenerator: byAddress,
} satisfies RateLimitOptions

/** Reads and changes of the saved cart and wishlist per minute and account; each device sends its changes at once. */
export const savedListLimit = { max: 240, timeWindow: MINUTE_MS, groupId: 'saved' } satisfies RateLimitOptions

/** Downloads of personal data, and account deletions, per hour and account. */
export const accountDataLimit = { max: 20, timeWindow: HOUR_MS, groupId: 'account-data' } satisfies RateLimitOptions

/** Visits to links from e-mails, per minute and address. */
export const mailLinkLimit = {
  max: 60,
  timeWindow: MINUTE_MS,
  groupId: 'mail-link',
  keyGenerator: byAddress,
} satisfies RateLimitOptions

/** Uploaded pictures per hour and address; high enough for a seller who fills a shop. */
export const uploadLimit = {
  max: 600,
  timeWindow: HOUR_MS,
  groupId: 'upload',
  keyGenerator: byAddress,
} satisfies RateLimitOptions

/** Applications to sell per hour and address, including refused ones; an administrator reviews each one. */
export const applicationLimit = {
  max: 60,
  timeWindow: HOUR_MS,
  groupId: 'application',
  keyGenerator: byAddress,
} satisfies RateLimitOptions
