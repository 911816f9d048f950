import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from '@rspack/core'
import { register } from 'tsx/esm/api'
import { CliError } from '../cli-error'

/**
 * The development build for browsers of the remote in `dir`, from its `rspack.config.ts`, without React Refresh. Throws
 * `CliError` when there is none.
 */
export async function loadBrowserConfig(dir: string): Promise<Configuration> {
  const file = join(dir, 'rspack.config.ts')
  if (!existsSync(file)) throw new CliError(`There is no rspack.config.ts in ${dir}.`)
  process.env.NODE_ENV = 'development'
  process.env.SUPERIUM_REFRESH = 'off'
  // Registers tsx for modules only: it would also rewrite CommonJS, and Rspack copies the text of its own functions
  // into bundles.
  register()
  const loaded: { default?: Configuration[] } = await import(pathToFileURL(file).href)
  const [browser] = loaded.default ?? []
  if (!browser?.name) throw new CliError(`${file} must export default remote({ … }) of @superium/build.`)
  return { ...browser, lazyCompilation: false }
}
