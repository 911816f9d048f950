import { type PageFacts, parsePage, parseRedirect, type RedirectFacts, ROUTE } from './page-facts'
import { array, boolean, constant, number, object, optional, type Parse, record, string } from './parse'
import { RELEASE_NAME, RELEASE_VERSION } from './release-name'

/** The version of the remote contract (`./routes`, `./slots/*`, the shapes below) that this source tree speaks. It reads older ones too. */
export const CONTRACT_VERSION = 2

/**
 * What a build tells about itself before it is loaded; written to `superium.json` beside `mf-manifest.json`,
 * carried in discovery as `extras.superium`.
 */
export interface ReleaseFacts {
  /** `host` is the shell; everything else is a remote. */
  kind: 'host' | 'remote'
  /** The discovery name, e.g. `mf-cart`. */
  name: string
  /** The Module Federation container name, e.g. `mf_cart`. */
  container: string
  /** The team that owns it, e.g. `Cart`. */
  owner: string
  version: string
  commit: string
  /** React Router patterns that this remote answers, e.g. `/product-detail/:id`. */
  routes: string[]
  /** What is known of each page, in the order of `routes`; since contract 2. Left out of what browsers get. */
  pages?: PageFacts[] | undefined
  /** Addresses of this remote that have moved; since contract 2. */
  redirects?: RedirectFacts[] | undefined
  /** Places in the shell that this remote fills, e.g. `mini-cart`. */
  slots: string[]
  /** The contract that it speaks; one newer than the site's is not loaded. */
  contract: number
  /** Shared modules that it requires: name to semver range. */
  shared: Record<string, string>
  /** Names that it imports of each shared module (remotes only); absent in older releases. */
  expects?: Record<string, string[]> | undefined
  /** Names that it provides of each shared module (host only); absent in older releases. */
  provides?: Record<string, string[]> | undefined
  /** Slots that it shows (host only). */
  uses?: string[] | undefined
  /** The most, in compressed bytes, that its team lets the first load take (package.json, `superium.budget`). */
  budget?: number | undefined
  /** Files of the entry point, relative to the release's folder (host only). */
  entry?: Files | undefined
  /** The files of each named page chunk (`RouteHandle.chunk`), relative to the release's folder. */
  chunks?: Record<string, Files> | undefined
  /** Its code is part of the host's release at this address: there is no container to load (`bench/src/one-bundle`). */
  inHost?: boolean | undefined
  /**
   * The remote's entry script, relative to the release's folder, by which browsers know it. Put in from the manifest: when it is
   * released, or where an older release is read.
   */
  remoteEntry?: string | undefined
  /** Subresource Integrity of the remote's entry script; it says the hashes of all that it loads. Put in when it is released. */
  entryIntegrity?: string | undefined
  /**
   * Subresource Integrity of `integrity.json`, which lists the hash of every file of the release. Put in when it is released;
   * absent in what was released before it was kept, and in a development server's.
   */
  filesIntegrity?: string | undefined
  /** The server build in the release's `server/`: file to Subresource Integrity (`sha384-…`). */
  server?: Record<string, string> | undefined
}

/** Scripts and style sheets, in order. */
export interface Files {
  js: string[]
  css: string[]
}

/** Subresource Integrity (W3C SRI) by SHA-384. */
export const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/

/** A file in the release's folder, or in one below it. */
export const RELEASE_FILE = /^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.@~+-]+(?:\/[\w.@~+-]+)*$/

const parseFiles: Parse<Files> = object({ js: array(string()), css: array(string()) })

/** Parses `superium.json` or `extras.superium`; throws `ParseError` naming the field. */
export const parseFacts: Parse<ReleaseFacts> = object({
  kind: constant('host', 'remote'),
  name: string(RELEASE_NAME),
  container: string(/^[a-z][a-z0-9_]{0,40}$/),
  owner: string(/^.{1,60}$/),
  version: string(RELEASE_VERSION),
  commit: string(/^[0-9a-z-]{0,64}$/),
  routes: array(string(ROUTE)),
  pages: optional(array(parsePage)),
  redirects: optional(array(parseRedirect)),
  slots: array(string(/^[a-z][a-z0-9-]*$/)),
  contract: number(1, 1_000_000),
  shared: record(string()),
  expects: optional(record(array(string()))),
  provides: optional(record(array(string()))),
  uses: optional(array(string(/^[a-z][a-z0-9-]*$/))),
  budget: optional(number(1, 10_000_000)),
  entry: optional(parseFiles),
  chunks: optional(record(parseFiles)),
  inHost: optional(boolean),
  remoteEntry: optional(string(RELEASE_FILE)),
  entryIntegrity: optional(string(INTEGRITY)),
  filesIntegrity: optional(string(INTEGRITY)),
  server: optional(record(string(INTEGRITY))),
})
