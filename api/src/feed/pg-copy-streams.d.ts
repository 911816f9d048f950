declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream'
  import type { Submittable } from 'pg'
  /** A stream for `client.query`; writing to it fills the table of the COPY statement. */
  export function from(statement: string): Writable & Submittable
}
