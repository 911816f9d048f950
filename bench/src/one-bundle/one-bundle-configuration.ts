import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { frontEndPackages, type Package } from './front-end-packages'
import { staticRuntime } from './static-runtime'

/** The output folder, with `browser` and `server` like a package's `dist`. */
export const outputDir = (root: string): string => join(root, 'bench/dist/one-bundle')

/** The file in the release that contains the facts of the remotes. */
export const REMOTES_FILE = 'remotes.json'

/** The generated module, and the shell's configurations, changed to import all remotes from it. */
export interface OneBundle {
  runtimePath: string
  runtime: string
  configurations: Configuration[]
  packages: Package[]
}

/**
 * The site without federation: the shell's configurations without the Module Federation plugin, whose runtime is
 * replaced by plain imports. Nothing else differs.
 */
export async function oneBundle(root: string): Promise<OneBundle> {
  const packages = await frontEndPackages(root)
  const host = packages.find(({ facts }) => facts.kind === 'host')
  if (!host) throw new Error('There is no host to build.')
  const runtimePath = join(outputDir(root), 'runtime.js')
  const exposed = packages.flatMap(({ facts, exposes }) =>
    Object.entries(exposes).map(([key, path]) => ({ id: `${facts.container}${key.slice(1)}`, path })),
  )
  return {
    packages,
    runtimePath,
    runtime: staticRuntime(exposed),
    configurations: host.configurations.map((one) => ({
      ...one,
      output: { ...one.output, path: join(outputDir(root), one.name?.endsWith(':server') ? 'server' : 'browser') },
      resolve: {
        ...one.resolve,
        alias: { ...(one.resolve?.alias || {}), '@module-federation/enhanced/runtime$': runtimePath },
      },
      plugins: (one.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin'),
    })),
  }
}
