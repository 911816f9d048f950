import { createHash, randomBytes } from 'node:crypto'

/** A secret for a link in an e-mail: 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token: nobody who reads it can use the links. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
