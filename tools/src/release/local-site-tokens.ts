import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file of a team's token for the local site, which only this account can read. */
export const tokenFile = (data: string, name: string): string => join(data, 'tokens', name)

/**
 * Creates the missing team tokens of the local site, one per name. Returns the setting for the site's server, which
 * holds only hashes: `<name>=<SHA-256>,…`.
 */
export function localSiteTokens(data: string, names: string[]): string {
  mkdirSync(join(data, 'tokens'), { recursive: true, mode: 0o700 })
  return names
    .map((name) => {
      const file = tokenFile(data, name)
      if (!existsSync(file)) writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
      const token = readFileSync(file, 'utf8').trim()
      return `${name}=${createHash('sha256').update(token).digest('hex')}`
    })
    .join(',')
}
