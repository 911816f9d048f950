import { parseArgs } from 'node:util'
import type { Choices } from './choices'

export const USAGE = `npm create superium-remote -- mf-gift --team Gift --route /gift
It asks for what is left out: name, team, path of the first page.
Options: --site http://… (the site that it will join, default http://localhost:3000),
         --packages <folder> (of npm run packages: the remote brings the packages that no registry has)`

export interface Arguments {
  given: Partial<Choices>
  /** Origin of the site, without a slash at its end. */
  site: string
  /** Folder with the packed packages; undefined: from the registry. */
  packages: string | undefined
}

/** Reads the command line; throws an error that says what is wrong with it. */
export function parseArguments(args: string[]): Arguments {
  const { values, positionals } = read(args)
  const [name, ...rest] = positionals
  if (rest.length > 0) throw new Error(`Unexpected argument "${rest[0]}".\n${USAGE}`)
  const { team, route, packages, site } = values
  if (!/^https?:\/\/[^/?#"'\s]+\/?$/.test(site)) {
    throw new Error(`--site must be an address like http://localhost:3000, not "${site}".`)
  }
  return {
    given: {
      ...(name !== undefined && { name }),
      ...(team !== undefined && { team }),
      ...(route !== undefined && { route }),
    },
    site: site.replace(/\/$/, ''),
    packages,
  }
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        team: { type: 'string' },
        route: { type: 'string' },
        packages: { type: 'string' },
        site: { type: 'string', default: 'http://localhost:3000' },
      },
    })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}
