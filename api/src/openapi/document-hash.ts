import { createHash } from 'node:crypto'

/** The fingerprint that the generated client types carry, so that a test can tell when they are stale. */
export function documentHash(document: object): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('hex')
}
