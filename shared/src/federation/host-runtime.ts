/**
 * What the host gives to the containers of its page, at `globalThis.superiumFederation`: Module Federation's runtime, of which
 * no remote brings a copy of its own.
 */
export interface HostRuntime {
  /** The bundler's side of the runtime, new for each container. */
  federation(): object
  /** Starts a container: the code that the compiler writes into every entry, with what differs as its arguments. */
  start(...container: unknown[]): void
}

declare global {
  var superiumFederation: HostRuntime | undefined
}
