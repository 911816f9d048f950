import type { Configuration } from '@rspack/core'
import type { RemoteOptions } from './build-options'
import { containerStartRule, remoteAliases } from './federation/remote-aliases'
import { liveExposes, liveRule } from './live/live-exposes'
import { sideConfig } from './side-config'

export type { RemoteOptions } from './build-options'

/**
 * Puts code that most pages of a remote use into the file of its routes, which every page needs: one file less for a
 * first view. Slots do not need that code. Style sheets stay with their pages, in the order of their imports.
 */
const withRoutes = {
  name: '__federation_expose_routes',
  type: /^javascript\//,
  chunks: ({ name }: { name?: string | undefined }) => !name?.startsWith('__federation_expose_slots__'),
  minChunks: 3,
  minSize: 0,
  priority: 10,
}

/**
 * The Rspack configurations of a remote: `dist/browser` for browsers, and `dist/server` for the site's server, which
 * renders first pages with it. `SUPERIUM_BUILD_VERSION` names the release.
 */
export function remote(options: RemoteOptions): Configuration[] {
  const { exposes, pages = [], redirects = [], contributions } = options
  const joins = joinsSite()
  const parts = {
    kind: 'remote' as const,
    entry: () => ({}),
    aliases: remoteAliases(options.dir),
    browserRules: [containerStartRule(), ...(joins ? [liveRule()] : [])],
    exposes,
    cacheGroups: { withRoutes },
    facts: {
      routes: pages.map(({ path }) => path),
      pages: [...pages],
      redirects: [...redirects],
      ...(contributions && { contributions }),
      slots: Object.keys(exposes).flatMap((key) => key.match(/^\.\/slots\/(.+)$/)?.[1] ?? []),
    },
  }
  return [
    sideConfig(options, { ...parts, exposes: joins ? liveExposes(exposes) : exposes }, 'browser'),
    sideConfig(options, parts, 'server'),
  ]
}

/**
 * Whether this is the build of `dev --in`: the site's React is a production build, which does not support React
 * Refresh.
 */
const joinsSite = (): boolean => process.env.NODE_ENV === 'development' && process.env.SUPERIUM_REFRESH === 'off'
