import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Entry = Record<string, unknown>

/**
 * Writes the lock of a remote in `dir` with the versions in `repository`, so that `npm install` needs only packages in
 * npm's cache, and the test uses the same packages each time. npm removes packages that the remote does not need.
 */
export function lockAsHere(dir: string, repository: string): void {
  const { packages } = read(join(repository, 'package-lock.json')) as { packages: Record<string, Entry> }
  const manifest = read(join(dir, 'package.json')) as {
    name: string
    version: string
    dependencies: Record<string, string>
    devDependencies: Record<string, string>
  }
  const others = Object.entries(packages).filter(([path, entry]) => path.startsWith('node_modules/') && !entry.link)
  const brought = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).flatMap(([name, from]) =>
    from.startsWith('file:') ? [[`node_modules/${name}`, tarball(dir, name, from, repository)] as const] : [],
  )
  const lock = {
    name: manifest.name,
    version: manifest.version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': manifest, ...Object.fromEntries([...others, ...brought]) },
  }
  writeFileSync(join(dir, 'package-lock.json'), JSON.stringify(lock, null, 2))
}

/** The lock's entry of a package that the remote brings. */
function tarball(dir: string, name: string, from: string, repository: string): Entry {
  const file = readFileSync(join(dir, from.slice('file:'.length)))
  const folder = name === '@superium/shared' ? 'shared' : name.replace('@superium/', 'packages/')
  const { version, dependencies, devDependencies, peerDependencies, bin, superium } = read(
    join(repository, folder, 'package.json'),
  )
  const installs = (superium as { installs?: string } | undefined)?.installs
  return {
    version,
    resolved: from,
    integrity: `sha512-${createHash('sha512').update(file).digest('base64')}`,
    dependencies: installs ? devDependencies : dependencies,
    peerDependencies,
    bin,
  }
}

const read = (file: string): Entry => JSON.parse(readFileSync(file, 'utf8'))
