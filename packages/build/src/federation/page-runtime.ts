/** The runtime that the host gives to the remotes of its page, at `globalThis.superiumFederation`. */
export interface PageRuntime {
  /** Module Federation's bundler runtime for one container. Each call returns a new one. */
  federation(): object
  /** Starts a container: the code that the compiler writes into an entry, with its constants as arguments. */
  start(...container: unknown[]): void
}

declare global {
  var superiumFederation: PageRuntime | undefined
}
