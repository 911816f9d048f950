import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A folder with its own package.json, at the top level or in `packages`. */
export interface Package {
  /** The folder's path, e.g. `mf-cart` or `packages/build`. */
  folder: string
  /** The package's name, e.g. `@superium/mf-cart`. */
  name: string
  /** The dependencies that its package.json declares, including devDependencies. */
  declared: Set<string>
  /** Its sources, relative to the repository, e.g. `mf-cart/src/routes.tsx`. */
  files: string[]
}

const SOURCE = /\.(?:[cm]?[jt]s|tsx)$/
const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report', 'fixtures'])

/** Discovers all packages of the repository, and the dependencies that the top-level package.json declares. */
export function discoverPackages(root: string): { packages: Package[]; declaredAtTop: Set<string> } {
  const packages = [...readdirSync(root), ...installable(root)]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, declared } = manifest(join(root, folder))
      return { folder, name, declared, files: sources(root, folder) }
    })
  return { packages, declaredAtTop: manifest(root).declared }
}

/** The folders of the packages that teams in other repositories install. */
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

/** Skips folders with their own package.json (`tools/openapi`), which belong to another package. */
function sources(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return SOURCE.test(entry.name) ? [path] : []
    const isOther = NOT_OURS.has(entry.name) || existsSync(join(root, path, 'package.json'))
    return isOther ? [] : sources(root, path)
  })
}
