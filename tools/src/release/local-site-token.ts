import { existsSync, readFileSync } from 'node:fs'
import { CliError } from '../cli-error'
import { tokenFile } from './local-site-tokens'

/**
 * The local site's token for releasing `name`; undefined for a site elsewhere, because the token is never sent to
 * another machine. Throws `CliError` if `npm start` has not created one.
 */
export function localSiteToken(data: string, name: string, site: string): string | undefined {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(new URL(site).hostname)) return undefined
  const file = tokenFile(data, name)
  if (!existsSync(file))
    throw new CliError(`The local site has no token for ${name} (${file} is missing). Run npm start once.`)
  return readFileSync(file, 'utf8').trim()
}
