type Target = string | Record<string, string>

/** What a package.json of `shared` or `packages/*` says, as far as packing changes it. */
export interface SourceManifest {
  name: string
  version: string
  exports?: Record<string, Target>
  devDependencies?: Record<string, string>
  /** `installs`: a tool for development, whose `devDependencies` a team that installs it needs, too. */
  superium?: { installs?: 'devDependencies' }
  [field: string]: unknown
}

/** What only this repository needs of a package.json. */
const OWN = new Set(['private', 'scripts', 'devDependencies', 'superium'])

/** The package.json of the packed package: its exports name built files with their types in place of sources. */
export function packedManifest(manifest: SourceManifest): SourceManifest {
  const kept = Object.entries(manifest).filter(([field]) => !OWN.has(field))
  const exports = Object.entries(manifest.exports ?? {}).map(([entry, target]) => [entry, packedTarget(target)])
  return {
    ...(Object.fromEntries(kept) as SourceManifest),
    exports: Object.fromEntries(exports),
    ...(manifest.superium?.installs && { dependencies: manifest.devDependencies }),
  }
}

function packedTarget(target: Target): Target {
  if (typeof target !== 'string') {
    return Object.fromEntries(Object.entries(target).map(([condition, file]) => [condition, built(file)]))
  }
  const source = /^\.\/src\/(.+)\.tsx?$/.exec(target)
  return source ? { types: `./dist/${source[1]}.d.ts`, default: `./dist/${source[1]}.js` } : built(target)
}

const built = (file: string): string => file.replace(/^\.\/src\//, './dist/')
