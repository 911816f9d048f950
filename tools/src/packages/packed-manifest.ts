type Target = string | Record<string, string>

/** What a package.json of `shared` or `packages/*` says, as far as packing changes it. */
export interface SourceManifest {
  name: string
  version: string
  exports?: Record<string, Target>
  devDependencies?: Record<string, string>
  superium?: {
    /** A tool for development, whose `devDependencies` a team that installs it needs, too. */
    installs?: 'devDependencies'
    /** Packages of new remotes; packed with the ranges that this repository has now. */
    startsWith?: string[]
  }
  [field: string]: unknown
}

/** What only this repository needs of a package.json. */
const OWN = new Set(['private', 'scripts', 'devDependencies', 'superium'])

/**
 * The package.json of the packed package: its exports name built files with their types in place of sources. `ranges` has
 * the semver range of each package of this repository and of what the top declares.
 */
export function packedManifest(manifest: SourceManifest, ranges: Record<string, string>): SourceManifest {
  const kept = Object.entries(manifest).filter(([field]) => !OWN.has(field))
  const exports = Object.entries(manifest.exports ?? {}).map(([entry, target]) => [entry, packedTarget(target)])
  return {
    ...(Object.fromEntries(kept) as SourceManifest),
    exports: Object.fromEntries(exports),
    ...(manifest.superium?.installs && { dependencies: manifest.devDependencies }),
    ...(manifest.superium?.startsWith && { startsWith: rangesOf(manifest.superium.startsWith, ranges) }),
  }
}

const rangesOf = (names: string[], ranges: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => {
      const range = ranges[name]
      if (range === undefined) throw new Error(`Nobody in this repository says which version of ${name} there is.`)
      return [name, range]
    }),
  )

function packedTarget(target: Target): Target {
  if (typeof target !== 'string') {
    return Object.fromEntries(Object.entries(target).map(([condition, file]) => [condition, built(file)]))
  }
  const source = /^\.\/src\/(.+)\.tsx?$/.exec(target)
  return source ? { types: `./dist/${source[1]}.d.ts`, default: `./dist/${source[1]}.js` } : built(target)
}

const built = (file: string): string => file.replace(/^\.\/src\//, './dist/')
