// What the site's own repository builds its host with; a remote needs none of it.
export type { BuildOptions, Side } from './build-options'
export { FactsPlugin } from './facts/facts-plugin'
export type { PageRuntime } from './federation/page-runtime'
export { BUNDLER_RUNTIME, containerStartRule, lucideFactory } from './federation/remote-aliases'
export { type KindParts, sideConfig } from './side-config'
