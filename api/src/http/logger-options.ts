import { DrizzleQueryError } from 'drizzle-orm'

/** What the log says of an error. `code` is an SQLSTATE or a system code. */
interface LoggedError {
  type: string
  message: string
  stack: string
  code?: string
  [more: string]: unknown
}

/** PostgreSQL's words for a value that does not fit repeat it: `invalid input syntax for type integer: "…"`. */
const withoutValue = (message: string): string => message.replace(/: ".*"$/s, '')

/** The lines of a stack that say where, without the message. */
const frames = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')

/**
 * An error for the log. A failed query carries its statement, its parameters, and the row that offends: names and
 * addresses of people. Only its cause's message, SQLSTATE and place are kept.
 */
export function describeError(error: Error): LoggedError {
  const failedQuery = error instanceof DrizzleQueryError
  const told = failedQuery && error.cause ? error.cause : error
  const queryMessage = error.cause ? withoutValue(told.message) : 'a query failed'
  return {
    type: told.name,
    message: failedQuery ? queryMessage : told.message,
    stack: frames(error.stack),
    ...('code' in told && { code: String(told.code) }),
  }
}

/** Fastify's logger: warnings and errors, as JSON lines. */
export const loggerOptions = { level: 'warn', serializers: { err: describeError } }
