import type { RateLimitOptions } from '@fastify/rate-limit'

/** The address a request comes from, as a caller that is counted. */
export const byAddress = ({ ip }: { ip: string }): string => `address:${ip}`

const MINUTE_MS = 60_000

/** Limits of a route class per caller and minute. A signed-in caller is counted by account, a stranger by address. */
export const writeLimit = { max: 120, timeWindow: MINUTE_MS, groupId: 'write' } satisfies RateLimitOptions

/** Calculations that anyone may ask for: counted by address, wide enough for an office behind one. */
export const readLimit = {
  max: 600,
  timeWindow: MINUTE_MS,
  groupId: 'read',
  keyGenerator: byAddress,
} satisfies RateLimitOptions

/** Signing in and registering: counted by address (who makes accounts has many), wide enough for an office behind one. */
export const identityLimit = {
  max: 600,
  timeWindow: MINUTE_MS,
  groupId: 'identity',
  keyGenerator: byAddress,
} satisfies RateLimitOptions

/** Texts that everybody reads (reviews, questions, answers): wide for a person, narrow for a script. */
export const postLimit = { max: 20, timeWindow: MINUTE_MS, groupId: 'post' } satisfies RateLimitOptions

/** Requests for an e-mail by anyone: counted by address. */
export const alertLimit = {
  max: 20,
  timeWindow: MINUTE_MS,
  groupId: 'alert',
  keyGenerator: byAddress,
} satisfies RateLimitOptions
