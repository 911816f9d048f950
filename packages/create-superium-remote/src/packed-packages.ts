import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Ranges of the packages that a new remote starts with: name to range. `npm run packages` reads them from the packages. */
export type Ranges = Record<string, string>

/** Where a remote's package.json says each package comes from, and the files that it brings for that. */
export interface Sources {
  ranges: Ranges
  files: Record<string, Buffer>
}

/**
 * Takes the packages of Superium from the tarballs in `folder`, which the remote then carries: no registry has to have them.
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
