// Exports for building the host in the site's own repository; remotes do not need them.
export type { BuildOptions, Side } from './build-options'
export { FactsPlugin } from './facts/facts-plugin'
export type { PageRuntime } from './federation/page-runtime'
export { BUNDLER_RUNTIME, containerStartRule, lucideFactory } from './federation/remote-aliases'
export { type KindParts, sideConfig } from './side-config'
