// Bundles the programs that run on Node. Written in plain JavaScript, because the tools themselves are bundled before
// they start.
//
// Uses esbuild rather than Rspack, because it bundles a server in a tenth of a second, so that `npm start` can do it
// unnoticed, and because the edge's isolated processes already needed it.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'

const STAMP = 'dist/inputs.json'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

const hashOf = (path) =>
  existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('base64url') : 'missing'

/**
 * The top-level folders whose package.json names programs to bundle, as file name to source: `superium.programs`, and
 * `superium.isolatedPrograms`, each of which becomes a single file without imports.
 */
export function bundledPackages(root) {
  return readdirSync(root).filter((folder) => {
    const manifest = join(root, folder, 'package.json')
    return existsSync(manifest) && readJson(manifest).superium?.programs !== undefined
  })
}

/** Whether `dist` was built from exactly the current sources. */
export function isBundled(root, folder) {
  const stamp = join(root, folder, STAMP)
  if (!existsSync(stamp)) return false
  return Object.entries(readJson(stamp)).every(([path, hash]) => hashOf(join(root, path)) === hash)
}

/** Bundles this repository's own packages, which are TypeScript; npm packages are loaded from node_modules. */
const externalPackages = {
  name: 'external-packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === 'entry-point' || path.startsWith('@superium/') ? undefined : { path, external: true },
    )
  },
}

/** A package's `dependencies`, plus those of the repository's own packages among them, whose code is bundled. */
function productionDependencies(root, folder) {
  const { dependencies = {} } = readJson(join(root, folder, 'package.json'))
  const own = Object.keys(dependencies)
    .flatMap((name) => name.match(/^@superium\/(.+)/)?.[1] ?? [])
    .map((name) => (existsSync(join(root, 'packages', name)) ? `packages/${name}` : name))
  return Object.assign({}, dependencies, ...own.map((name) => productionDependencies(root, name)))
}

/**
 * Bundles a package's programs into its `dist`. Throws if a program imports a package that is not in `dependencies`,
 * because it would not start in an installation without devDependencies.
 */
export async function bundle(root, folder) {
  const esbuild = await import('esbuild')
  const dir = join(root, folder)
  const { superium } = readJson(join(dir, 'package.json'))
  rmSync(join(dir, 'dist'), { recursive: true, force: true })
  const run = async (programs = {}, options) => {
    const { metafile } = await esbuild.build({
      absWorkingDir: root,
      entryPoints: Object.fromEntries(Object.entries(programs).map(([name, source]) => [name, join(dir, source)])),
      outdir: join(dir, 'dist'),
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      metafile: true,
      logLevel: 'silent',
      ...options,
    })
    return metafile
  }
  try {
    const programs = await run(superium.programs, { splitting: true, plugins: [externalPackages] })
    const isolated = await run(superium.isolatedPrograms, {})
    // The tools run only in a checkout, where devDependencies are installed.
    const undeclared = folder === 'tools' ? [] : undeclaredImports(programs, productionDependencies(root, folder))
    if (undeclared.length > 0) {
      throw new Error(`${folder}/package.json must list ${undeclared.join(', ')} under "dependencies".`)
    }
    const inputs = [programs, isolated].flatMap((one) => Object.keys(one.inputs))
    const paths = [...new Set([...inputs, `${folder}/package.json`, 'tools/bundle.mjs', 'package-lock.json'])].sort()
    const hashes = Object.fromEntries(paths.map((path) => [path, hashOf(join(root, path))]))
    writeFileSync(join(root, folder, STAMP), JSON.stringify(hashes))
  } finally {
    // Stops esbuild's child process.
    await esbuild.stop()
  }
}

/** Bundles the stale folders; resolves to their names. */
export async function bundleStale(root, folders = bundledPackages(root)) {
  const stale = folders.filter((folder) => !isBundled(root, folder))
  for (const folder of stale) await bundle(root, folder)
  return stale
}

function undeclaredImports({ outputs }, dependencies) {
  const imported = Object.values(outputs).flatMap(({ imports }) => imports.filter(({ external }) => external))
  const packages = imported
    .filter(({ path }) => !path.startsWith('node:') && !builtinModules.includes(path))
    .map(({ path }) =>
      path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/'),
    )
  return [...new Set(packages)].filter((name) => dependencies[name] === undefined).sort()
}
