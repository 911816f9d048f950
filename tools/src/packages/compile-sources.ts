import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { build, type Plugin } from 'esbuild'

const TEST = /\.test\.[jt]sx?$/
const COMPILED = /(?<!\.d)\.(?:ts|tsx|js)$/
const ENDINGS = ['', '.ts', '.tsx', '.js', '/index.ts']

/** The files of a package's `src` without its tests, relative to `src`. */
export function sourceFiles(src: string): string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => !TEST.test(path) && statSync(join(src, path)).isFile())
    .sort()
}

/**
 * Compiles each source of `src` to one ECMAScript module in `dist`, with the file extensions that Node requires in
 * imports. Copies all other files, such as style sheets.
 */
export async function compileSources(src: string, dist: string): Promise<void> {
  const files = sourceFiles(src)
  await build({
    entryPoints: files.filter((path) => COMPILED.test(path)).map((path) => join(src, path)),
    outdir: dist,
    outbase: src,
    // esbuild asks plugins only when bundling; the plugin marks every import as external, so nothing is inlined.
    bundle: true,
    plugins: [fullImports],
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'silent',
  })
  for (const path of files.filter((one) => !COMPILED.test(one))) {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    copyFileSync(join(src, path), join(dist, path))
  }
}

const fullImports: Plugin = {
  name: 'full-imports',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path, resolveDir }) => {
      if (kind === 'entry-point') return undefined
      return { path: path.startsWith('.') ? builtPath(resolveDir, path) : path, external: true }
    })
  },
}

/** `./state` or `../money/money` with the extension of the built file. */
function builtPath(dir: string, path: string): string {
  const source = ENDINGS.map((ending) => resolve(dir, path) + ending).find(
    (one) => existsSync(one) && statSync(one).isFile(),
  )
  if (source === undefined) throw new Error(`${dir} imports ${path}, which does not exist.`)
  const file = relative(dir, source)
    .split(sep)
    .join('/')
    .replace(/\.tsx?$/, '.js')
  return file.startsWith('.') ? file : `./${file}`
}
