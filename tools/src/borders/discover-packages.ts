import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A folder with a package.json of its own, at the top or in `packages`. */
export interface Package {
  /** The folder's path, e.g. `mf-cart` or `packages/build`. */
  folder: string
  /** The package's name, e.g. `@superium/mf-cart`. */
  name: string
  /** What its package.json declares, development included. */
  declared: Set<string>
  /** Its sources, relative to the top, e.g. `mf-cart/src/routes.tsx`. */
  files: string[]
}

const SOURCE = /\.(?:[cm]?[jt]s|tsx)$/
const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report', 'fixtures'])

/** Every package of the house, found by looking, and what the top's package.json declares. */
export function discoverPackages(root: string): { packages: Package[]; declaredAtTop: Set<string> } {
  const packages = [...readdirSync(root), ...installable(root)]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, declared } = manifest(join(root, folder))
      return { folder, name, declared, files: sources(root, folder) }
    })
  return { packages, declaredAtTop: manifest(root).declared }
}

/** The folders of what a team in another repository installs. */
function installable(root: string): string[] {
  const folder = join(root, 'packages')
  return existsSync(folder) ? readdirSync(folder).map((name) => `packages/${name}`) : []
}

function manifest(dir: string): { name: string; declared: Set<string> } {
  const { name, dependencies, devDependencies, peerDependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(dir, 'package.json'), 'utf8'),
  )
  const declared = { ...dependencies, ...devDependencies, ...peerDependencies, ...optionalDependencies }
  return { name, declared: new Set(Object.keys(declared)) }
}

/** A folder with a package.json of its own (`tools/openapi`) is another package's. */
function sources(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return SOURCE.test(entry.name) ? [path] : []
    const isOther = NOT_OURS.has(entry.name) || existsSync(join(root, path, 'package.json'))
    return isOther ? [] : sources(root, path)
  })
}
