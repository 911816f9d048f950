import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../../..')
const rspack = join(root, 'node_modules/@rspack/cli/bin/rspack.js')

/** A remote that a test makes: options of the preset, and its sources, path to content. */
export interface TestRemote {
  options: { name: string; owner: string; exposes: Record<string, string>; pages: object[]; contributions?: object }
  files: Record<string, string>
}

/** Builds a remote with the preset, outside of the repository; resolves to its folder. */
export async function buildTestRemote({ options, files }: TestRemote): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), `superium-${options.name}-`))
  mkdirSync(join(dir, 'src'))
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'))
  const { name } = options
  const preset = join(root, 'packages/build/src/remote')
  const all = {
    'package.json': JSON.stringify({
      ...{ name, version: '1.0.0', type: 'module', dependencies: { '@superium/shared': '*' } },
    }),
    'CHANGELOG.md': `# ${name}\n\n## 1.0.0\n\n- The first page\n`,
    'rspack.config.ts': `import { remote } from ${JSON.stringify(preset)}
export default remote({ dir: import.meta.dirname, ...${JSON.stringify(options)} })`,
    ...files,
  }
  for (const [path, content] of Object.entries(all)) writeFileSync(join(dir, path), content)
  await promisify(execFile)(process.execPath, [rspack, 'build', '--config-loader', 'auto'], {
    cwd: dir,
    timeout: 120_000,
    env: { ...process.env, NODE_ENV: 'production', SUPERIUM_BUILD_VERSION: '1.0.0' },
  })
  return dir
}
