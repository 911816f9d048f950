import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { type BuildOptions, containerStartRule, type KindParts, type Side, sideConfig } from '@superium/build/host'
import { HOST_RUNTIME, hostAliases } from './config/federation/host-aliases'

/** This repository's options for its host; a remote's build is `remote` of `@superium/build`. */
export interface HostOptions extends BuildOptions {
  /** Slots that the host shows for one remote each; a test compares them with its components. */
  uses: string[]
  /** Slots that it shows for every remote that fills them. */
  openSlots: string[]
}

/**
 * The contract only declares types and parsers and has no side effects, so browsers load only the parts that they use.
 */
const PURE = { test: /[\\/]shared[\\/]src[\\/]contract[\\/]/, sideEffects: false }

/** Libraries of the host, without parts that no page can use. */
const UNUSED_PARTS = [
  { test: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/, loader: unusedParts('router') },
  { test: /[\\/]runtime-core[\\/]dist[\\/].+\.js$/, loader: unusedParts('federation') },
  { test: /[\\/]openapi-fetch[\\/]dist[\\/]index\.mjs$/, loader: unusedParts('openapi-fetch') },
]

/** The Rspack configurations of the host: `dist/browser` for browsers, `dist/server` for the site's server. */
export function host(options: HostOptions): Configuration[] {
  const parts: KindParts = {
    kind: 'host',
    entry: (side: Side) => ({ main: side === 'server' ? './src/server/main.tsx' : './src/main.tsx' }),
    aliases: hostAliases(options.dir),
    browserRules: [containerStartRule(HOST_RUNTIME), ...UNUSED_PARTS, PURE],
    exposes: undefined,
    cacheGroups: undefined,
    facts: { routes: [], slots: [], uses: options.uses, openSlots: options.openSlots },
  }
  return [sideConfig(options, parts, 'browser'), sideConfig(options, parts, 'server')]
}

function unusedParts(library: string): string {
  return join(import.meta.dirname, `config/unused-parts/${library}.cjs`)
}
