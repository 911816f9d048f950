import type { RateLimitOptions } from '@fastify/rate-limit'
import { networkOf } from '../http/network-of'
import { byAccount } from './by-account'
import type { CountedLimit } from './count-calls'

/** The key of a caller who is counted by address. */
export const byAddress = ({ ip }: { ip: string }): string => `address:${networkOf(ip)}`

const MINUTE_MS = 60_000

/** Writes per minute, by account or else by address. */
export const writeLimit = { max: 120, timeWindow: MINUTE_MS, groupId: 'write' } satisfies RateLimitOptions

/** Public calculations per minute and address; wide enough for an office behind one address. */
export const readLimit = {
  max: 600,
  timeWindow: MINUTE_MS,
  groupId: 'read',
  keyGenerator: byAddress,
} satisfies RateLimitOptions

/** Sign-ins and registrations per minute and address, refused tokens too; an attacker would have many accounts. */
export const identityLimit = {
  max: 600,
  timeWindow: MINUTE_MS,
  groupId: 'identity',
  keyGenerator: byAddress,
} satisfies CountedLimit

/** The same per account, wherever its calls come from: far more than a person's devices need. */
export const accountLimit = {
  max: 60,
  timeWindow: MINUTE_MS,
  groupId: 'account',
  keyGenerator: byAccount,
} satisfies CountedLimit

/** Public texts (reviews, questions, answers) per minute and account. */
export const postLimit = { max: 20, timeWindow: MINUTE_MS, groupId: 'post' } satisfies RateLimitOptions

/** Files of products per minute and account. */
export const importLimit = { max: 20, timeWindow: MINUTE_MS, groupId: 'import' } satisfies RateLimitOptions

/** Bulk edits of products, their previews, and exports per minute and account. */
export const bulkLimit = { max: 30, timeWindow: MINUTE_MS, groupId: 'bulk' } satisfies RateLimitOptions

/** E-mails that answer messages of the contact form, per minute and administrator. */
export const messageAnswerLimit = {
  max: 10,
  timeWindow: MINUTE_MS,
  groupId: 'message-answer',
} satisfies RateLimitOptions

const HOUR_MS = 60 * MINUTE_MS

/** Messages of the contact form per hour and address. */
export const contactLimit = {
  max: 10,
  timeWindow: HOUR_MS,
  groupId: 'contact',
  keyGenerator: byAddress,
} satisfies RateLimitOptions

/** Requests for e-mail alerts per hour and address: each may send an e-mail to somebody else. */
export const alertLimit = {
  max: 20,
  timeWindow: HOUR_MS,
  groupId: 'alert',
  keyGenerator: byAddress,
} satisfies RateLimitOptions

/** Reads and changes of the saved cart and wishlist per minute and account: each device sends a change at once. */
export const savedListLimit = { max: 240, timeWindow: MINUTE_MS, groupId: 'saved' } satisfies RateLimitOptions

/** Downloads of all own data, and deletions of the account, per hour and account. */
export const accountDataLimit = { max: 20, timeWindow: HOUR_MS, groupId: 'account-data' } satisfies RateLimitOptions

/** Links of e-mails that are opened or used, per minute and address. */
export const mailLinkLimit = {
  max: 60,
  timeWindow: MINUTE_MS,
  groupId: 'mail-link',
  keyGenerator: byAddress,
} satisfies RateLimitOptions

/** Uploaded pictures per hour and address; wide enough for a seller who fills a shop. */
export const uploadLimit = {
  max: 600,
  timeWindow: HOUR_MS,
  groupId: 'upload',
  keyGenerator: byAddress,
} satisfies RateLimitOptions

/** Applications to sell per hour and address, sent or refused: an administrator looks at each that arrives. */
export const applicationLimit = {
  max: 60,
  timeWindow: HOUR_MS,
  groupId: 'application',
  keyGenerator: byAddress,
} satisfies RateLimitOptions
