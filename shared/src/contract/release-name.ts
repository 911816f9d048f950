/** The name of a remote or of the host in discovery, in addresses and in telemetry, e.g. `mf-cart`. */
export const RELEASE_NAME = /^[a-z][a-z0-9-]{0,40}$/

/** The version of a release: semantic versioning 2.0.0 without build metadata, at most 80 characters. */
export const RELEASE_VERSION =
  /^(?=.{5,80}$)(?:(?:0|[1-9]\d{0,5})\.){2}(?:0|[1-9]\d{0,5})(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/u
