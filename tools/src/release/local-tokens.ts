import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a team's token of the local site lies: readable by this account alone. */
export const tokenFile = (data: string, name: string): string => join(data, 'tokens', name)

/**
 * Makes the tokens of the local site's teams where they are missing, one for each name. Resolves to what the site's server
 * gets of them: `<name>=<SHA-256>`, with commas between.
 */
export function localTokens(data: string, names: string[]): string {
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
