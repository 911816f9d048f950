import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { Compilation, type Configuration, type RuleSetRule, rspack, SubresourceIntegrityPlugin } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { SCRIPT_TIMEOUT_MS } from '@superium/shared/constants'
import { CONTRACT_VERSION, type ReleaseFacts } from '@superium/shared/contract'
import type { BuildOptions, Side } from './build-options'
import { FactsPlugin } from './facts/facts-plugin'
import { ManifestPlugin } from './federation/manifest-plugin'
import { sharedModules, sharedRanges } from './federation/shared-modules'
import { SortIntegrityPlugin } from './federation/sort-integrity-plugin'

/**
 * The oldest browsers with popovers, which the header's panels use. Without this list, logical properties are compiled
 * to long `:lang()` lists for right-to-left languages: a third of all style bytes, and most of the time of a style
 * recalculation.
 */
const BROWSERS = ['chrome >= 114', 'edge >= 114', 'firefox >= 125', 'safari >= 17']

/** What an open page loads after a change. */
const HOT_UPDATES = /\.hot-update\.js(?:on)?$/

/** The options in which the build of a host differs from that of a remote. */
export interface KindParts {
  kind: 'host' | 'remote'
  entry: (side: Side) => Record<string, string>
  /** Import aliases of the browser build. */
  aliases: Record<string, string>
  /** Rules of the browser build, including the one for the code that starts a container. */
  browserRules: RuleSetRule[]
  exposes: Record<string, string> | undefined
  /** Which modules of the browser's production build share a file. */
  cacheGroups: Record<string, object> | undefined
  /** The facts that this kind declares. */
  facts: Pick<ReleaseFacts, 'routes' | 'slots'> & Partial<ReleaseFacts>
}

/** The Rspack configuration of one side. */
export function sideConfig(options: BuildOptions, parts: KindParts, side: Side): Configuration {
  const server = side === 'server'
  const dev = process.env.NODE_ENV === 'development'
  const { version: packageVersion, superium } = JSON.parse(readFileSync(join(options.dir, 'package.json'), 'utf8'))
  // Off where a remote's development build joins a page whose React is a production build.
  const refresh = dev && !server && process.env.SUPERIUM_REFRESH !== 'off'
  const version = process.env.SUPERIUM_BUILD_VERSION ?? `${packageVersion}-dev`
  const container = options.name.replaceAll('-', '_')

  return {
    name: `${options.name}:${side}`,
    context: options.dir,
    mode: dev ? 'development' : 'production',
    target: server ? 'async-node' : ['web', 'es2022'],
    entry: parts.entry(side),
    devtool: server ? false : dev ? 'cheap-module-source-map' : 'source-map',
    output: {
      path: join(options.dir, 'dist', side),
      // A page that is open fetches the update of each build, also when the next build has ended before.
      clean: dev ? { keep: HOT_UPDATES } : true,
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
      alias: server ? {} : parts.aliases,
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
        ...(server ? [] : [SERVER_ONLY, ...parts.browserRules]),
        // Only servers need the contract's parsers; without this rule every page would include all of them.
        { test: /[\\/]shared[\\/](?:src|dist)[\\/]contract[\\/]/, sideEffects: false },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(?:svg|png|avif|webp)$/, type: 'asset/resource' },
      ],
      // Custom properties keep their names, because a page uses one to tell the shell that it has its own bar.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      generator: {
        'css/auto': {
          exportsOnly: server,
          // Without the file's name: grid areas are renamed too, and a dot in their names would mean an empty cell.
          localIdentName: dev ? '[uniqueName]-[local]-[hash:6]' : '[uniqueName]-[hash:6]-[local]',
        },
      },
    },
    optimization: {
      // One React Refresh module scope per file is needed in development; facts: concatenation breaks it.
      concatenateModules: !dev,
      // In production, long names of unnamed chunks would enlarge every file of a first view.
      chunkIds: dev || server ? 'named' : 'deterministic',
      ...(parts.cacheGroups && !server && !dev && { splitChunks: { cacheGroups: parts.cacheGroups } }),
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
        ...(parts.exposes && { exposes: parts.exposes }),
        shared: sharedModules(parts.kind, options.dir),
        shareStrategy: 'loaded-first',
        manifest: !server,
        dts: false,
        // Only the parts of the runtime that browsers need; remotes are registered by their entries, not by their
        // manifests.
        experiments: server ? {} : { optimization: { target: 'web', disableSnapshot: true } },
      }),
      ...(server
        ? []
        : [
            new ManifestPlugin(),
            new FactsPlugin({
              kind: parts.kind,
              name: options.name,
              container,
              owner: options.owner,
              version,
              commit: commit(options.dir),
              ...parts.facts,
              contract: CONTRACT_VERSION,
              shared: sharedRanges(options.dir),
              budget: superium?.budget,
            }),
          ]),
      ...(dev || server || parts.kind === 'remote' ? [] : [compileAtOnce()]),
      // The entry is checked against discovery and contains the hashes of all files that it loads.
      ...(dev || server
        ? []
        : [
            new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false }),
            new SortIntegrityPlugin(),
          ]),
      ...(refresh ? [new ReactRefreshRspackPlugin()] : []),
    ],
  }
}

/** Keeps modules named `*.server` out of browsers, such as a route's `meta`: only the server writes document heads. */
const SERVER_ONLY = {
  test: /\.server\.tsx?$/,
  loader: join(import.meta.dirname, 'server-only/server-only-loader.cjs'),
}

/**
 * Lets Chromium (136 and later) compile the whole entry off the main thread while it downloads; otherwise each function
 * is compiled at its first call, which blocks the page.
 */
const compileAtOnce = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /^main\.\w+\.js$/,
    // After the minimizer, which removes comments, and before the source map.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  })

function commit(dir: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: dir, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return 'unknown'
  }
}
