import { join } from 'node:path'
import { type ChosenSite, givenToken } from '@superium/release/command'
import { CliError } from '../../cli-error'

interface TokenPlaces {
  site: ChosenSite
  /** A folder with a file for each name. */
  folder: string | undefined
  env: Record<string, string | undefined>
  /** The local site's token. */
  local(name: string): string | undefined
}

/** The token of each name for the site. Throws `CliError` naming all names that have none. */
export function findTokens(names: readonly string[], { site, folder, env, local }: TokenPlaces): Map<string, string> {
  const tokenOf = (name: string): string | undefined =>
    folder === undefined
      ? (givenToken(site, { file: undefined, env }) ?? local(name))
      : givenToken(site, { file: join(folder, name), env })
  const found = names.map((name) => [name, tokenOf(name)] as const)
  const missing = found.flatMap(([name, token]) => (token === undefined ? [name] : []))
  if (missing.length > 0) {
    throw new CliError(
      `There is no token of ${missing.join(', ')} for ${site.url}. Name a folder with a file for each of them with --tokens, or set SUPERIUM_RELEASE_TOKEN to an administrator's identity token.`,
    )
  }
  return new Map(found.flatMap(([name, token]) => (token === undefined ? [] : [[name, token] as const])))
}
