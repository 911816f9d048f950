import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package that is built for the browser: the shell or a remote. */
export interface FrontEnd {
  /** Folder and discovery name, e.g. `mf-cart`. */
  name: string
  dir: string
  /** The `version` of its package.json. */
  version: string
}

/** The shell and every `mf-*` folder with a build configuration, discovered so that a new remote needs no registration. */
export function frontEnds(root: string): FrontEnd[] {
  return readdirSync(root)
    .filter((name) => (name === 'shell' || name.startsWith('mf-')) && existsSync(join(root, name, 'rspack.config.ts')))
    .sort((a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b))
    .map((name) => {
      const dir = join(root, name)
      return { name, dir, version: JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).version }
    })
}
