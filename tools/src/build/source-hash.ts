import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files that do not affect a build: its output, dependencies (the lock covers them) and tests. */
const IGNORED = /^(?:dist|node_modules|coverage|jest\.config\.mjs)$|\.test\.tsx?$/

/** The build configuration at the top level; the lock represents all dependencies. */
const AT_TOP = /^(?:rspack\..*\.(?:ts|cjs)|tsconfig\.base\.json|package-lock\.json)$/

/**
 * SHA-256 (hex) over path and content of everything that a front-end package's build depends on: its own sources,
 * `shared`, the build configuration, the lock.
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

/** Hashes the length too, so that moving bytes from one file to the next changes the hash. */
function addFile(hash: Hash, root: string, path: string): void {
  const content = readFileSync(join(root, path))
  hash.update(`${path}\0${content.length}\0`).update(content)
}
