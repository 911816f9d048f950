import { createHash } from 'node:crypto'

/** The hash that the generated client types carry, so that a test notices stale ones. */
export function documentHash(document: object): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('hex')
}
