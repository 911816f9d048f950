declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream'
  import type { Submittable } from 'pg'
  /** A stream that `client.query` starts: what is written to it goes into the table that `statement` copies into. */
  export function from(statement: string): Writable & Submittable
}
