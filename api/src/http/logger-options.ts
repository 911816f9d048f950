import { writeSync } from 'node:fs'
import { logOutput } from '@superium/shared/log-output'
import { DrizzleQueryError } from 'drizzle-orm'

const STANDARD_OUTPUT = 1

/** A logged error. `code` is an SQLSTATE or a system code. */
interface LoggedError {
  type: string
  message: string
  stack: string
  code?: string
  [more: string]: unknown
}

/** Removes the user's value that PostgreSQL quotes: `invalid input syntax for type integer: "…"`. */
const withoutValue = (message: string): string => message.replace(/: ".*"$/s, '')

/** The frames of a stack trace, without the message. */
const frames = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')

/**
 * Prepares an error for the log. A failed query's error contains its parameters and the offending row, perhaps with
 * personal data, so the log gets only the cause's message, the SQLSTATE and the stack frames.
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

/** Fastify's logger: warnings and errors as JSON lines on standard output. */
export const loggerOptions = {
  level: 'warn',
  serializers: { err: describeError },
  stream: logOutput((bytes) => writeSync(STANDARD_OUTPUT, bytes), process.pid),
}
