import { parseArgs } from 'node:util'
import type { Retirement } from '@superium/shared/contract'
import { CliError } from '../cli-error'

const DECISIONS = ['promote', 'rollback', 'status'] as const

/** The parsed command line of `npm run release`. */
export interface ReleaseArguments {
  /** `release`: build this package and release it to the site. */
  action: 'release' | (typeof DECISIONS)[number]
  /** Empty for the status of all names. */
  name: string
  /** The version to promote or roll back; undefined: the package's own to promote, the live one to roll back. */
  version: string | undefined
  /** Per cent of visitors. */
  traffic: number
  /** Only run the release check. */
  check: boolean
  /** Release although the smoke render fails, for 10 % of visitors at most. */
  force: boolean
  /** The release may end another canary of the name. */
  replaceCanary: boolean
  /** A rollback takes back together what does not fit alone. */
  together: boolean
  why: string
  /** Live paths that the version gives up, in the order of the command line. */
  retire: Retirement[]
  site: string | undefined
}

export const USAGE = `npm run release -w mf-cart                      build, check, upload, make live for everybody
npm run release -w mf-cart -- --check           build and check only; prints what would be refused
npm run release -w mf-cart -- --traffic 10      make it live for 10 % of the visitors (a canary)
npm run release -- promote mf-cart [1.4.0]      give the canary to everybody; default: the version in package.json
npm run release -- rollback mf-cart [1.4.0]     back to the version before; with a version only while it is live
npm run release -- rollback mf-cart --together  with what does not fit otherwise (an administrator's token)
npm run release -- status [mf-cart]             what is live, and the last steps
npm run release -w mf-cart -- --retire /old --redirect-to /cart      give up a live path, with a redirect or as gone (410)
Options: --why "…" for the history, --site http://… (default: the local site), --force (with --traffic 10 at most),
         --replace-canary (another canary of the name ends)
Token: SUPERIUM_RELEASE_TOKEN; the local site's is found automatically.`

/** Parses the command line; throws `CliError` naming what is wrong. */
export function parseReleaseArguments(options: string[]): ReleaseArguments {
  const { values, positionals, tokens } = read(options)
  const decision = DECISIONS.find((one) => one === positionals[0])
  const [name = '', ...more] = decision ? positionals.slice(1) : positionals
  const [version, ...rest] = decision === 'promote' || decision === 'rollback' ? more : [undefined, ...more]
  if (rest.length > 0) throw new CliError(`Unexpected argument "${rest[0]}".\n${USAGE}`)
  if (name === '' && decision !== 'status') throw new CliError(`Name a package.\n${USAGE}`)
  const { traffic = '100', site } = values
  if (!/^(?:[1-9]\d?|100)$/.test(traffic))
    throw new CliError(`--traffic must be a number from 1 to 100, not "${traffic}".`)
  if (site !== undefined && !/^https?:\/\/[^/]+\/?$/.test(site)) {
    throw new CliError(`--site must be an address like https://shop.example, not "${site}".`)
  }
  return {
    action: decision ?? 'release',
    name,
    version,
    traffic: Number(traffic),
    check: values.check ?? false,
    force: values.force ?? false,
    replaceCanary: values['replace-canary'] ?? false,
    together: values.together ?? false,
    why: values.why ?? '',
    retire: retirementsIn(tokens),
    site: site?.replace(/\/$/, ''),
  }
}

/** Each `--redirect-to` belongs to the `--retire` before it. */
function retirementsIn(tokens: { kind: string; name?: string; value?: string | undefined }[]): Retirement[] {
  const retire: Retirement[] = []
  for (const { name, value = '' } of tokens) {
    if (name === 'retire') retire.push({ path: value })
    if (name !== 'redirect-to') continue
    const last = retire.at(-1)
    if (!last || last.to !== undefined) throw new CliError(`--redirect-to ${value} must follow its --retire <path>.`)
    last.to = value
  }
  return retire
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      tokens: true,
      options: {
        traffic: { type: 'string' },
        check: { type: 'boolean' },
        force: { type: 'boolean' },
        why: { type: 'string' },
        'replace-canary': { type: 'boolean' },
        together: { type: 'boolean' },
        retire: { type: 'string', multiple: true },
        'redirect-to': { type: 'string', multiple: true },
        site: { type: 'string' },
      },
    })
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}
