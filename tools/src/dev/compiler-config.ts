import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import type { FrontEnd } from '../build/packages'

/** A package's own build configuration, changed so that its parts refresh together with those of the others. */
export async function compilerConfig(frontEnd: FrontEnd): Promise<Configuration> {
  const { default: config }: { default: Configuration } = await import(
    pathToFileURL(join(frontEnd.dir, 'rspack.config.ts')).href
  )
  const plugins = config.plugins?.filter((plugin) => !(plugin instanceof ReactRefreshRspackPlugin)) ?? []
  return {
    ...config,
    // One name for all, so that the runtime enters the page's React once.
    plugins: [...plugins, new ReactRefreshRspackPlugin({ library: 'superium' })],
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, 'react-refresh/runtime$': join(import.meta.dirname, 'refresh-runtime.cjs') },
    },
    lazyCompilation: false,
    stats: 'errors-warnings',
  }
}
