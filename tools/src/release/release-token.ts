import { existsSync, readFileSync } from 'node:fs'
import { CliError } from '../cli-error'
import type { Settings } from '../settings/parse-settings'
import { tokenFile } from './local-site-tokens'

/**
 * The token to release `name` with: `SUPERIUM_RELEASE_TOKEN`, otherwise the local site's token, which is never sent to another
 * machine. Throws `CliError` when there is none.
 */
export function releaseToken(
  { data }: Pick<Settings, 'data'>,
  { name, site, given }: { name: string; site: string; given: string | undefined },
): string {
  if (given) return given
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(site).hostname)
  const file = tokenFile(data, name)
  if (!local) throw new CliError(`Set SUPERIUM_RELEASE_TOKEN to the token of ${name} for ${site}.`)
  if (!existsSync(file))
    throw new CliError(`The local site has no token for ${name} (${file} is missing). Run npm start once.`)
  return readFileSync(file, 'utf8').trim()
}
