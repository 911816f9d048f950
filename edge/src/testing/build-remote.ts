import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { PageFacts, RedirectFacts } from '@superium/shared/contract'
import { makeReleaseStore } from './make-release-store'

const require = createRequire(import.meta.url)
const rspack = join(dirname(require.resolve('@rspack/cli/package.json')), 'bin/rspack.js')
const preset = join(import.meta.dirname, '../../../packages/build/src/remote')

/** Builds a remote as its team does, from its pages; returns the folder of its release's files. */
export async function buildRemote(name: string, pages: PageFacts[], redirects: RedirectFacts[]): Promise<string> {
  const exposes = { './routes': './src/routes.js' }
  const options = JSON.stringify({ name, owner: 'Team', exposes, pages, redirects })
  const dir = makeReleaseStore({
    'package.json': '{"version":"1.0.0","type":"module"}',
    'src/routes.js': 'export default []',
    'rspack.config.ts': `import { remote } from ${JSON.stringify(preset)}
export default remote({ dir: import.meta.dirname, ...${options} })[0]`,
  })
  const run = promisify(execFile)
  await run(process.execPath, [rspack, 'build', '--config-loader', 'auto'], { cwd: dir, timeout: 30_000 })
  return join(dir, 'dist/browser')
}
