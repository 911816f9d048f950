import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Configuration, DefinePlugin, NormalModuleReplacementPlugin } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import type { FrontEnd } from '../build/front-ends'

const sharedRefresh = join(import.meta.dirname, 'react-refresh/runtime.js')

/**
 * A package's own build configuration, changed so that all packages on a page share one React Refresh runtime.
 * `refresh: false` turns React Refresh off.
 */
export async function compilerConfig(frontEnd: FrontEnd, { refresh } = { refresh: true }): Promise<Configuration> {
  process.env.SUPERIUM_REFRESH = refresh ? 'on' : 'off'
  // The first configuration is the browser's; development renders nothing on the server.
  const {
    default: [config = {}],
  }: { default: Configuration[] } = await import(pathToFileURL(join(frontEnd.dir, 'rspack.config.ts')).href)
  const plugins = config.plugins?.filter((plugin) => !(plugin instanceof ReactRefreshRspackPlugin)) ?? []
  const quiet: Configuration = { ...config, plugins, lazyCompilation: false, stats: 'errors-warnings' }
  if (!refresh) return quiet
  return {
    ...quiet,
    plugins: [
      ...plugins,
      // The same name in all packages, so that the runtime hooks into the page's React only once.
      new ReactRefreshRspackPlugin({ library: 'superium', exclude: [/[\\/]node_modules[\\/]/, sharedRefresh] }),
      new NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, (data) => {
        if (data.contextInfo.issuer !== sharedRefresh) data.request = sharedRefresh
      }),
      new DefinePlugin({ __superium_package__: JSON.stringify(frontEnd.name) }),
    ],
  }
}
