import { parseArgs } from 'node:util'
import { CliError } from '../../cli-error'

/** The options of `npm run release -- all`. */
export interface AllArguments {
  site: string | undefined
  /** A folder with a file for each package: the token of that name. */
  tokens: string | undefined
  check: boolean
  again: boolean
  replaceCanary: boolean
  why: string
}

export const USAGE = `Use npm run release -- all, with these options:
  --check            say what would be released, and change nothing
  --site …           an address or a stage; otherwise SUPERIUM_URL, or the local site
  --tokens …         a folder with a file for each name (shell, mf-cart, …) that holds its token;
                     otherwise SUPERIUM_RELEASE_TOKEN, an administrator's identity token
  --again            also what was taken back
  --replace-canary   end canaries of the names
  --why "…"          reason for the history`

/** Parses the options. Throws `CliError` with the usage for unknown ones. */
export function parseAllArguments(args: string[]): AllArguments {
  try {
    const { values } = parseArgs({
      args,
      options: {
        site: { type: 'string' },
        tokens: { type: 'string' },
        check: { type: 'boolean', default: false },
        again: { type: 'boolean', default: false },
        'replace-canary': { type: 'boolean', default: false },
        why: { type: 'string', default: '' },
      },
    })
    const { site, tokens, check, again, why, 'replace-canary': replaceCanary } = values
    return { site, tokens, check, again, replaceCanary, why }
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}
