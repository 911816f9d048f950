import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack, SubresourceIntegrityPlugin } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { ManifestPlugin } from './config/federation/manifest-plugin'
import { containerStartRule, runtimeAliases } from './config/federation/runtime-aliases'
import { sharedModules, sharedRanges } from './config/federation/shared-modules'
import { FactsPlugin } from './config/rspack/facts-plugin'
import { SCRIPT_TIMEOUT_MS } from './shared/src/constants'
import type { PageFacts, RedirectFacts } from './shared/src/contract/page-facts'
import { CONTRACT_VERSION } from './shared/src/contract/release-facts'

/**
 * The oldest browsers with popovers, which panels of the header are. Without the list logical properties are spelled out for
 * right-to-left languages with long `:lang()` lists: a third of all style bytes, and most of the time of a style
 * recalculation.
 */
const BROWSERS = ['chrome >= 114', 'edge >= 114', 'firefox >= 125', 'safari >= 17']

/**
 * Code that most pages of a remote use comes with its routes, which every page needs: one file less for a first view. Slots
 * have no use for it. Style sheets stay with their pages, in the order of their imports.
 */
const withRoutes = {
  name: '__federation_expose_routes',
  type: /^javascript\//,
  chunks: ({ name }: { name?: string | undefined }) => !name?.startsWith('__federation_expose_slots__'),
  minChunks: 3,
  minSize: 0,
  priority: 10,
}

/** What a team says of its package; everything else about a build is the house's. */
export interface PackageConfig {
  /** The package's folder: `import.meta.dirname`. */
  dir: string
  kind: 'host' | 'remote'
  /** Discovery name, the folder's name, e.g. `mf-cart`. */
  name: string
  /** The owning team, e.g. `Cart`. */
  owner: string
  /** Module Federation exposes: `./routes` and `./slots/<name>` (remotes only). */
  exposes?: Record<string, string>
  /** Slots that the host shows; a test holds them against its components. */
  uses?: string[]
  /** The pages that this remote answers (`src/pages.ts`); a test in each remote compares them with its `./routes`. */
  pages?: readonly PageFacts[]
  /** Addresses of this remote that have moved. */
  redirects?: readonly RedirectFacts[]
}

/**
 * The Rspack configurations for the host or a remote: `dist/browser` is what browsers load, `dist/server` what the site's
 * server renders first pages with. `SUPERIUM_BUILD_VERSION` names the release.
 */
export function defineConfig(options: PackageConfig): Configuration[] {
  return [sideConfig(options, 'browser'), sideConfig(options, 'server')]
}

function sideConfig(options: PackageConfig, side: 'browser' | 'server'): Configuration {
  const server = side === 'server'
  const dev = process.env.NODE_ENV === 'development'
  const { version: packageVersion, superium } = JSON.parse(readFileSync(join(options.dir, 'package.json'), 'utf8'))
  // Off where a remote's development build joins a page whose React is a production build.
  const refresh = dev && !server && process.env.SUPERIUM_REFRESH !== 'off'
  const version = process.env.SUPERIUM_BUILD_VERSION ?? `${packageVersion}-dev`
  const container = options.name.replaceAll('-', '_')
  const isHost = options.kind === 'host'
  const { pages = [], redirects = [] } = options

  return {
    name: `${options.name}:${side}`,
    context: options.dir,
    mode: dev ? 'development' : 'production',
    target: server ? 'async-node' : ['web', 'es2022'],
    entry: isHost ? { main: server ? './src/server/main.tsx' : './src/main.tsx' } : {},
    devtool: server ? false : dev ? 'cheap-module-source-map' : 'source-map',
    output: {
      path: join(options.dir, 'dist', side),
      clean: true,
      publicPath: server ? '' : 'auto',
      ...(server && { library: { type: 'commonjs-module' } }),
      uniqueName: container,
      filename: server ? '[name].cjs' : dev ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: server ? '[name].cjs' : dev ? '[name].js' : '[name].[contenthash:8].js',
      cssFilename: dev ? '[name].css' : '[name].[contenthash:8].css',
      cssChunkFilename: dev ? '[name].css' : '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      chunkLoadTimeout: SCRIPT_TIMEOUT_MS,
      crossOriginLoading: server ? false : 'anonymous',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: server ? {} : runtimeAliases[options.kind],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          use: {
            loader: 'builtin:swc-loader',
            options: {
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                target: 'es2022',
                transform: { react: { runtime: 'automatic', development: false, refresh } },
              },
            },
          },
        },
        ...(server ? [] : [containerStartRule(options.kind)]),
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(?:svg|png|avif|webp)$/, type: 'asset/resource' },
      ],
      // A custom property keeps its name: a page says with one to the shell that it has a bar of its own.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      generator: {
        'css/auto': {
          exportsOnly: server,
          // Not the file's name: names of grid areas are renamed too, and a dot in one is an empty cell.
          localIdentName: dev ? '[uniqueName]-[local]-[hash:6]' : '[uniqueName]-[hash:6]-[local]',
        },
      },
    },
    optimization: {
      // One React Refresh module scope per file is needed in development; facts: concatenation breaks it.
      concatenateModules: !dev,
      chunkIds: 'named',
      ...(isHost || server || dev ? {} : { splitChunks: { cacheGroups: { withRoutes } } }),
      moduleIds: 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { ecma: 2022, compress: { passes: 3 } } }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    performance: false,
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: server ? 'remoteEntry.cjs' : dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        ...(server && { library: { type: 'commonjs-module' } }),
        ...(isHost ? {} : { exposes: options.exposes ?? {} }),
        shared: sharedModules(options.kind),
        shareStrategy: 'loaded-first',
        manifest: !server,
        dts: false,
        // Only what browsers need of the runtime; remotes are registered by their entries, not by their manifests.
        experiments: server ? {} : { optimization: { target: 'web', disableSnapshot: true } },
      }),
      ...(server
        ? []
        : [
            new ManifestPlugin(),
            new FactsPlugin({
              kind: options.kind,
              name: options.name,
              container,
              owner: options.owner,
              version,
              commit: commit(options.dir),
              routes: pages.map(({ path }) => path),
              ...(isHost ? {} : { pages: [...pages], redirects: [...redirects] }),
              slots: Object.keys(options.exposes ?? {}).flatMap((key) => key.match(/^\.\/slots\/(.+)$/)?.[1] ?? []),
              contract: CONTRACT_VERSION,
              shared: sharedRanges(),
              uses: options.uses,
              budget: superium?.budget,
            }),
          ]),
      // The entry is held against discovery, and says the hashes of all that it loads.
      ...(dev || server ? [] : [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false })]),
      ...(refresh ? [new ReactRefreshRspackPlugin()] : []),
    ],
  }
}

function commit(dir: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: dir, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return 'unknown'
  }
}
