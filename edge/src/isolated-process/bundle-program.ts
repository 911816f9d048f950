import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const programs = new Map<string, string>()

/**
 * The source of an isolated program: one plain script that holds all that `entry`, a TypeScript file, imports. An isolated
 * process may not start the threads and processes that translate TypeScript at run time. Computed once per entry.
 */
export function bundleProgram(entry: URL): string {
  const program = programs.get(entry.href) ?? builtProgram(entry) ?? bundleNow(entry)
  programs.set(entry.href, program)
  return program
}

/** `npm run build` puts the bundled program next to the bundled server, as `.js`. */
function builtProgram(entry: URL): string | undefined {
  const built = fileURLToPath(entry).replace(/\.ts$/, '.js')
  return existsSync(built) ? readFileSync(built, 'utf8') : undefined
}

/** esbuild is loaded only here: it is not installed in production. */
function bundleNow(entry: URL): string {
  const { buildSync }: typeof import('esbuild') = createRequire(import.meta.url)('esbuild')
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  })
  return outputFiles[0]?.text ?? ''
}
