import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { packageFolder } from '../package-folder'
import { MAX_PROCESS_BYTES } from './upload-limits'

const ENTRY = new URL('./picture-program.ts', import.meta.url)

/** Megabytes of V8's heap; decoded pixels are stored outside of it. */
const HEAP_MB = 64

let development: string[] | undefined

/** `npm run build` puts the program beside the server; in development it is bundled from its source once. */
function programArguments(): readonly string[] {
  const built = fileURLToPath(ENTRY).replace(/\.ts$/, '.js')
  if (existsSync(built)) return [built]
  development ??= ['--input-type=module', '--eval', bundledSource()]
  return development
}

/** Loads esbuild only here, because production does not install it. */
function bundledSource(): string {
  const { buildSync }: typeof import('esbuild') = createRequire(import.meta.url)('esbuild')
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(ENTRY)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
  })
  return outputFiles[0]?.text ?? ''
}

/**
 * Starts the picture process. Its environment is empty, so that a file that takes over the decoder finds no secrets.
 * The process ends itself above `mostBytes` of memory.
 */
export function startPictureProgram(
  program = programArguments(),
  mostBytes = MAX_PROCESS_BYTES,
  node = process.execPath,
): ChildProcess {
  return spawn(node, [`--max-old-space-size=${HEAP_MB}`, ...program, String(mostBytes)], {
    cwd: packageFolder,
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
}
