import type { Configuration } from '@rspack/core'
import { type BuildOptions, containerStartRule, type KindParts, type Side, sideConfig } from '@superium/build/host'
import { HOST_RUNTIME, hostAliases } from './config/federation/host-aliases'

/** What this repository says of its host; a remote's build is `remote` of `@superium/build`. */
export interface HostOptions extends BuildOptions {
  /** Slots that the host shows; a test holds them against its components. */
  uses: string[]
}

/** The Rspack configurations of the host: `dist/browser` for browsers, `dist/server` for the site's server. */
export function host(options: HostOptions): Configuration[] {
  const parts: KindParts = {
    kind: 'host',
    entry: (side: Side) => ({ main: side === 'server' ? './src/server/main.tsx' : './src/main.tsx' }),
    aliases: hostAliases(options.dir),
    startRule: containerStartRule(HOST_RUNTIME),
    exposes: undefined,
    cacheGroups: undefined,
    facts: { routes: [], slots: [], uses: options.uses },
  }
  return [sideConfig(options, parts, 'browser'), sideConfig(options, parts, 'server')]
}
