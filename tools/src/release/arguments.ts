import { parseArgs } from 'node:util'
import { CliError } from '../cli-error'

const DECISIONS = ['promote', 'rollback', 'status'] as const

/** What `npm run release` was asked for. */
export interface ReleaseArguments {
  /** `release`: build this package and bring it to the site. */
  action: 'release' | (typeof DECISIONS)[number]
  /** Empty for the status of all. */
  name: string
  /** Which version a decision is about; undefined: the package's own to promote, the newest to roll back. */
  version: string | undefined
  /** Per cent of visitors. */
  traffic: number
  /** Say what speaks against it, release nothing. */
  check: boolean
  /** Past the smoke render, for 10 % at most. */
  force: boolean
  why: string
  site: string | undefined
}

export const USAGE = `npm run release -w mf-cart                      build, check, upload, make live
npm run release -w mf-cart -- --check           only say what speaks against it
npm run release -w mf-cart -- --traffic 10      for ten per cent of the visitors
npm run release -- promote mf-cart [1.4.0]      for everybody: that canary; by itself the version in its package.json
npm run release -- rollback mf-cart [1.4.0]     back to what was before; with a version only while that one is live
npm run release -- status [mf-cart]
Options: --why "…" for the history, --site http://… (default: the local site), --force (with --traffic 10 at most)
Token: SUPERIUM_RELEASE_TOKEN, or the local site's own.`

/** Reads the command line; throws `CliError` saying what is wrong with it. */
export function parseReleaseArguments(options: string[]): ReleaseArguments {
  const { values, positionals } = read(options)
  const decision = DECISIONS.find((one) => one === positionals[0])
  const [name = '', ...more] = decision ? positionals.slice(1) : positionals
  const [version, ...rest] = decision === 'promote' || decision === 'rollback' ? more : [undefined, ...more]
  if (rest.length > 0) throw new CliError(`"${rest[0]}" is one word too many.\n${USAGE}`)
  if (name === '' && decision !== 'status') throw new CliError(`Which package?\n${USAGE}`)
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
    why: values.why ?? '',
    site: site?.replace(/\/$/, ''),
  }
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        traffic: { type: 'string' },
        check: { type: 'boolean' },
        force: { type: 'boolean' },
        why: { type: 'string' },
        site: { type: 'string' },
      },
    })
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}
