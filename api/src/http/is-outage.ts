import { isNativeError } from 'node:util/types'

/** SQLSTATEs of a database that cannot be talked to: connection, too many of them, shutdown. */
const unreachableStates = /^(08...|53300|57P0[1-5])$/
/** SQLSTATEs of other temporary failures: resources, time-out, lock, deadlock, serialization. */
const busyStates = /^(53...|57014|55P03|40P01|40001)$/
const fullDisk = new Set(['ENOSPC', 'EDQUOT'])
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])
/** Errors of pg without a code. */
const poolMessages =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout|connection timeout/i

function isOrIsCausedBy(error: unknown, test: (code: string, message: string) => boolean): boolean {
  if (!isNativeError(error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return test(code, error.message) || isOrIsCausedBy(error.cause, test)
}

const saysUnreachable = (code: string, message: string): boolean =>
  unreachableStates.test(code) || connectionCodes.has(code) || poolMessages.test(message)

/** Whether an error, or its cause, means that the database cannot be reached, whatever it is asked for. */
export const isUnreachable = (error: unknown): boolean => isOrIsCausedBy(error, saysUnreachable)

/** Whether an error, or its cause, means that the database or the disk is unavailable or too busy, and a retry may help. */
export const isOutage = (error: unknown): boolean =>
  isOrIsCausedBy(
    error,
    (code, message) => saysUnreachable(code, message) || busyStates.test(code) || fullDisk.has(code),
  )
