import { parseArgs } from 'node:util'
import { CliError } from '../cli-error'

export const USAGE = `superium-build                                  builds the remote in this folder into dist/
superium-build dev --in http://localhost:3000   serves it into a running development site, for your browser only
Options of dev: --in http://… (default: http://localhost:3000), --port <number> (default: 3030)`

/** The site that a remote joins, and the port that serves the remote's files. */
export interface DevArguments {
  /** Origin of the site, without a slash at its end. */
  site: string
  port: number
}

/** Reads the options of `superium-build dev`; throws `CliError` saying what is wrong with them. */
export function parseDevArguments(args: string[]): DevArguments {
  const { in: site, port } = read(args)
  if (!/^https?:\/\/[^/?#]+\/?$/.test(site)) {
    throw new CliError(`--in must be an address like http://localhost:3000, not "${site}".`)
  }
  if (!/^\d{4,5}$/.test(port) || Number(port) > 65_535) {
    throw new CliError(`--port must be a number from 1000 to 65535, not "${port}".`)
  }
  return { site: site.replace(/\/$/, ''), port: Number(port) }
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        in: { type: 'string', default: 'http://localhost:3000' },
        port: { type: 'string', default: '3030' },
      },
    }).values
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}
