import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

const programs = new Map<string, string>()

/**
 * The program of a isolated process: one plain script that holds all that `entry` imports. What translates TypeScript while
 * it runs needs threads, processes and files that such a process does not get. Made once for each entry.
 */
export function bundleProgram(entry: URL): string {
  const known = programs.get(entry.href)
  if (known !== undefined) return known
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  })
  const program = outputFiles[0]?.text ?? ''
  programs.set(entry.href, program)
  return program
}
