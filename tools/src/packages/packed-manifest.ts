type Target = string | Record<string, string>

/** The fields of a package.json of `shared` or `packages/*` that packing changes. */
export interface SourceManifest {
  name: string
  version: string
  exports?: Record<string, Target>
  devDependencies?: Record<string, string>
  superium?: {
    /** For a development tool, whose `devDependencies` the installing team needs too. */
    installs?: 'devDependencies'
    /** The packages that a new remote starts with; packed with this repository's current ranges. */
    startsWith?: string[]
  }
  [field: string]: unknown
}

/** The fields of a package.json that only this repository needs. */
const OWN = new Set(['private', 'scripts', 'devDependencies', 'superium'])

/**
 * The package.json of the packed package: its exports name built files and their types instead of sources. `ranges` has
 * the semver range of each package of this repository and of the top-level dependencies.
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
