import { createHash, randomBytes } from 'node:crypto'

/** A secret of 43 characters for a link in an e-mail. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The hash of a token for the database, so that reading the database does not reveal usable links. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
