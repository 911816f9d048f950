import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { runQuietly } from '../process/run-quietly'

/** Writes the type declarations of a package's sources to `dist`. Throws `CliError` with TypeScript's messages. */
export async function emitTypes(root: string, folder: string, dist: string): Promise<void> {
  const emitted = mkdtempSync(join(tmpdir(), 'superium-types-'))
  // Next to the package's own configuration, because TypeScript looks for ambient types from there.
  const config = join(root, folder, 'tsconfig.packed.json')
  try {
    writeFileSync(
      config,
      JSON.stringify({
        extends: './tsconfig.json',
        compilerOptions: {
          noEmit: false,
          declaration: true,
          emitDeclarationOnly: true,
          rootDir: root,
          outDir: emitted,
        },
        include: ['src'],
        exclude: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
      }),
    )
    await runQuietly(
      { name: `types of ${folder}`, args: ['node_modules/typescript/bin/tsc', '-p', config], env: {} },
      root,
    )
    // TypeScript also emits imported sources of other packages, which are packed separately.
    const own = join(emitted, ...folder.split('/'), 'src')
    if (existsSync(own)) cpSync(own, dist, { recursive: true, filter: (path) => !path.includes(`${sep}node_modules`) })
  } finally {
    rmSync(config, { force: true })
    rmSync(emitted, { recursive: true, force: true })
  }
}
