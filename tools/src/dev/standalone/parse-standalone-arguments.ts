import { parseArgs } from 'node:util'
import { CliError } from '../../cli-error'

/** The parsed arguments of `npm run dev -w <remote>`. */
export interface StandaloneArguments {
  /** The remote's folder and discovery name. */
  name: string
  /** Origin of the development site that the remote joins; undefined if it runs standalone. */
  join: string | undefined
  /** Origin of the site whose API a standalone remote uses. */
  site: string | undefined
  port: number | undefined
}

export const USAGE = `npm run dev -w mf-cart                                 the remote standalone, with the data of the local site
npm run dev -w mf-cart -- --in http://localhost:3000   in a running development site, for your browser only
Options: --site http://… (whose data; default: the local site), --port <number>`

/** Parses the command line; throws `CliError` with the mistake. */
export function parseStandaloneArguments(options: string[]): StandaloneArguments {
  const { values, positionals } = read(options)
  const [name = '', ...rest] = positionals
  if (rest.length > 0) throw new CliError(`Unexpected argument "${rest[0]}".\n${USAGE}`)
  if (values.in !== undefined && values.site !== undefined) {
    throw new CliError(`Use either --in or --site: --in already names the site.\n${USAGE}`)
  }
  const { port } = values
  if (port !== undefined && !(/^\d{4,5}$/.test(port) && Number(port) <= 65_535)) {
    throw new CliError(`--port must be a number from 1000 to 65535, not "${port}".`)
  }
  return {
    name,
    join: origin('--in', values.in),
    site: origin('--site', values.site),
    port: port === undefined ? undefined : Number(port),
  }
}

function origin(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  if (!/^https?:\/\/[^/?#]+\/?$/.test(value)) {
    throw new CliError(`${option} must be an address like http://localhost:3000, not "${value}".`)
  }
  return value.replace(/\/$/, '')
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { in: { type: 'string' }, site: { type: 'string' }, port: { type: 'string' } },
    })
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}
