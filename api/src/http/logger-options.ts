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

/** Removes the value that PostgreSQL repeats: `invalid input syntax for type integer: "…"`. */
const withoutValue = (message: string): string => message.replace(/: ".*"$/s, '')

/** The frames of a stack, without the message. */
const frames = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')

/**
 * An error for the log. A failed query carries its parameters and the offending row, which may hold personal data: only the
 * message of its cause, the SQLSTATE and the stack frames are logged.
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
