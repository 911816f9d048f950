import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Ranges of the packages that a new remote starts with: name to range. `npm run packages` reads them from the packages. */
export type Ranges = Record<string, string>

/** The sources of a remote's packages for its package.json, and the tarballs that the remote contains for them. */
export interface Sources {
  ranges: Ranges
  files: Record<string, Buffer>
}

/**
 * Takes Superium's packages from the tarballs in `folder` and adds those to the remote, so that no registry is needed.
 * Throws when one is missing.
 */
export function packedPackages(ranges: Ranges, folder: string): Sources {
  const taken: Sources = { ranges: { ...ranges }, files: {} }
  for (const [name, range] of Object.entries(ranges)) {
    if (!name.startsWith('@superium/')) continue
    const file = `${name.slice(1).replace('/', '-')}-${range.replace('^', '')}.tgz`
    const path = join(folder, file)
    if (!existsSync(path)) throw new Error(`${path} is missing. Run npm run packages in the site's repository.`)
    taken.files[`packages/${file}`] = readFileSync(path)
    taken.ranges[name] = `file:packages/${file}`
  }
  return taken
}
