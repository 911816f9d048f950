import { readFileSync } from 'node:fs'
import type { Chunk, Compilation, Module } from '@rspack/core'
import type { ReleaseFacts } from '@superium/shared/contract'

/** The folder of a package: the last `node_modules` counts, since packages may have packages of their own. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/

/** Every remote bundles parts of this package; its parts that must exist once are shared module by module. */
const NOT_OWN = ['@superium/shared']

type Part = Module & { resource?: string }

/** The packages whose code is in a remote's own files, name to version, and the scripts that are mostly such code. */
export function ownCopies(compilation: Compilation): Required<Pick<ReleaseFacts, 'own' | 'ownFiles'>> {
  const packageOf = packageReader()
  const own = new Map<string, string>()
  const ownFiles = new Set<string>()
  for (const chunk of compilation.chunks) {
    let [ofPackages, all] = [0, 0]
    for (const part of partsIn(compilation, chunk)) {
      const found = packageOf(part)
      if (found) own.set(found.name, found.version)
      all += part.size()
      if (found) ofPackages += part.size()
    }
    if (ofPackages > all / 2) for (const file of chunk.files) if (file.endsWith('.js')) ownFiles.add(file)
  }
  return {
    own: Object.fromEntries([...own].sort(([a], [b]) => (a < b ? -1 : 1))),
    ownFiles: [...ownFiles].sort(),
  }
}

/** The modules of a chunk; a concatenated module counts as its parts. */
const partsIn = (compilation: Compilation, chunk: Chunk): Part[] =>
  compilation.chunkGraph
    .getChunkModules(chunk)
    .flatMap((module: Part & { modules?: Part[] }) => module.modules ?? [module])

interface Package {
  name: string
  version: string
}

/**
 * Finds the package that a module comes from, by the name in its package.json: a project may install it under another
 * name.
 */
function packageReader(): (part: Part) => Package | undefined {
  const known = new Map<string, Package>()
  return ({ resource = '' }) => {
    const [folder] = PACKAGE.exec(resource) ?? []
    if (folder === undefined) return undefined
    const found: Package = known.get(folder) ?? JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
    known.set(folder, found)
    return NOT_OWN.includes(found.name) ? undefined : found
  }
}
