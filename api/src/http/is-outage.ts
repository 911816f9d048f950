import { isNativeError } from 'node:util/types'

/** SQLSTATEs of temporary failures: connection, resources, shutdown, time-out, deadlock, serialization. */
const sqlStates = /^(08...|53...|57P0[1-5]|57014|55P03|40P01|40001)$/
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENOSPC',
  'EDQUOT',
])
/** Errors that pg throws without a code. */
const poolMessages =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout|connection timeout/i

/** Whether an error, or its cause, means that the database or the disk is unavailable and a retry may help. */
export function isOutage(error: unknown): boolean {
  if (!isNativeError(error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (sqlStates.test(code) || systemCodes.has(code) || poolMessages.test(error.message)) return true
  return isOutage(error.cause)
}
