import { readFileSync } from 'node:fs'
import { CliError } from '../cli-error'
import { type ChosenSite, tokenNames } from './choose-site'

/**
 * The token to release with: a file's content, or the environment's. It is not an option, because other users of the
 * machine and CI logs can see command lines. Undefined when there is none.
 */
export function givenToken(
  site: ChosenSite,
  { file, env, role }: { file: string | undefined; env: Record<string, string | undefined>; role?: 'to' | 'from' },
): string | undefined {
  if (file === undefined) return tokenNames(site, role).flatMap((name) => env[name]?.trim() || [])[0]
  let token: string
  try {
    token = readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new CliError(`The token file cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  if (token === '') throw new CliError(`The token file ${file} is empty.`)
  return token
}

/** Throws `CliError` that says where a token for the site is looked for. */
export function noToken(site: ChosenSite, name: string, role?: 'to' | 'from'): never {
  throw new CliError(`Set ${tokenNames(site, role)[0]} to the token of ${name} for ${site.url}.`)
}
