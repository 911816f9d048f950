import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Not inputs of a build: its results, dependencies (the lock covers them) and tests. */
const IGNORED = /^(?:dist|node_modules|coverage|jest\.config\.mjs)$|\.test\.tsx?$/

/** Build configuration at the top of the repository; the lock stands for all dependencies. */
const AT_TOP = /^(?:rspack\..*\.(?:ts|cjs)|tsconfig\.base\.json|package-lock\.json)$/

/**
 * SHA-256 over path and content of all that a front-end package's build depends on: its own sources, `shared`, the
 * build configuration, the lock. Hex.
 */
export function sourceHash(root: string, name: string): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(root).sort()) if (AT_TOP.test(file)) addFile(hash, root, file)
  for (const folder of ['config/federation', 'config/unused-parts', 'packages/build', 'shared', name]) {
    if (existsSync(join(root, folder))) addFolder(hash, root, folder)
  }
  return hash.digest('hex')
}

function addFolder(hash: Hash, root: string, folder: string): void {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (IGNORED.test(entry.name)) continue
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) addFolder(hash, root, path)
    else addFile(hash, root, path)
  }
}

/** Includes the length, so that moving bytes from one file to the next changes the hash. */
function addFile(hash: Hash, root: string, path: string): void {
  const content = readFileSync(join(root, path))
  hash.update(`${path}\0${content.length}\0`).update(content)
}
