import { type Contributions, parseContributions } from './contributions'
import { type PageFacts, parsePage, parseRedirect, type RedirectFacts, ROUTE } from './page-facts'
import { array, boolean, constant, number, object, optional, type Parse, record, string } from './parse'
import { RELEASE_NAME, RELEASE_VERSION } from './release-name'

/**
 * Facts about a build that are known without loading it: `superium.json` next to `mf-manifest.json`, and
 * `extras.superium` in discovery.
 */
export interface ReleaseFacts {
  /** The shell is the host; everything else is a remote. */
  kind: 'host' | 'remote'
  /** Discovery name, e.g. `mf-cart`. */
  name: string
  /** Module Federation container name, e.g. `mf_cart`. */
  container: string
  /** Owning team, e.g. `Cart`. */
  owner: string
  /** Semantic version of at most 80 characters; a version is released once and never changes. */
  version: string
  /** Commit that it was built from; may be empty. */
  commit: string
  /** React Router patterns of the remote's pages, e.g. `/product-detail/:id`. */
  routes: string[]
  /** Facts of each page, in the order of `routes`; since contract 2. Browsers get only those with a `chrome`. */
  pages?: PageFacts[] | undefined
  /** Moved addresses; since contract 2. */
  redirects?: RedirectFacts[] | undefined
  /** Entries in the shell's menus and a section on the home page; since contract 2 (remotes only). */
  contributions?: Contributions | undefined
  /** Retired paths that are gone (410); added by the site's server for the shell, never read from a release. */
  gone?: string[] | undefined
  /** Slots of the shell that the remote fills, e.g. `mini-cart`. */
  slots: string[]
  /** Contract version; a shell does not load a remote with a newer one than its own. */
  contract: number
  /** Required shared modules: name to semver range. */
  shared: Record<string, string>
  /** Names that it imports from each shared module (remotes only); absent in older releases. */
  expects?: Record<string, string[]> | undefined
  /**
   * Libraries that its own files bundle, name to version (remotes only); libraries that must exist once per page are
   * refused.
   */
  own?: Record<string, string> | undefined
  /**
   * Files outside the first load that are mostly code of the libraries in `own` (remotes only); they count towards the
   * budget.
   */
  ownFiles?: string[] | undefined
  /** Names that it exports from each shared module (host only); absent in older releases. */
  provides?: Record<string, string[]> | undefined
  /** Slots that it shows, each filled by one remote (host only). */
  uses?: string[] | undefined
  /** Slots that it shows and that any number of remotes may fill (host only). */
  openSlots?: string[] | undefined
  /** Budget in compressed bytes for the first load and the libraries in `own` (package.json, `superium.budget`). */
  budget?: number | undefined
  /** Files of the entry point, relative to the release's folder (host only). */
  entry?: Files | undefined
  /** Files of each named page chunk (`RouteHandle.chunk`), relative to the release's folder. */
  chunks?: Record<string, Files> | undefined
  /** Its code is part of the host's bundle: there is no container to load (`bench/src/one-bundle`). */
  inHost?: boolean | undefined
  /** The remote's entry script, relative to the release's folder; added from the manifest by the server. */
  remoteEntry?: string | undefined
  /** Subresource Integrity of the entry script, which has the hashes of its other files; added at release. */
  entryIntegrity?: string | undefined
  /**
   * Subresource Integrity of `integrity.json`, which lists the hash of every file; added at release. Absent in older releases
   * and on development servers.
   */
  filesIntegrity?: string | undefined
  /** Files of the server bundle in `server/`: name to Subresource Integrity (`sha384-…`). */
  server?: Record<string, string> | undefined
}

/** Scripts and style sheets, in order. */
export interface Files {
  /** Scripts. */
  js: string[]
  /** Style sheets. */
  css: string[]
}

/** Subresource Integrity (W3C SRI) by SHA-384. */
export const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/

/** A path below the release's folder. */
export const RELEASE_FILE = /^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.@~+-]+(?:\/[\w.@~+-]+)*$/u

// Every edge keeps the facts of all live releases in memory and matches requests against their pages, so each is
// bounded.
const MAX_PAGES = 200
const MAX_REDIRECTS = 100
const MAX_SLOTS = 100
const MAX_FILES = 5_000
const MAX_MODULES = 200
const MAX_NAMES = 2_000

const parseFiles: Parse<Files> = object({ js: array(string(), MAX_FILES), css: array(string(), MAX_FILES) })
const parseNames = record(array(string(/^.{1,200}$/u), MAX_NAMES), MAX_MODULES)

/**
 * Parses `superium.json` or `extras.superium`; throws `ParseError` with the field's path. A new field goes into the interface,
 * with a doc comment, and here; `npm run schema` then writes the published JSON Schema and docs/release-format.md.
 */
export const parseFacts: Parse<ReleaseFacts> = object({
  kind: constant('host', 'remote'),
  name: string(RELEASE_NAME),
  container: string(/^[a-z][a-z0-9_]{0,40}$/),
  owner: string(/^.{1,60}$/u),
  version: string(RELEASE_VERSION),
  commit: string(/^[0-9a-z-]{0,64}$/),
  routes: array(string(ROUTE), MAX_PAGES),
  pages: optional(array(parsePage, MAX_PAGES)),
  redirects: optional(array(parseRedirect, MAX_REDIRECTS)),
  contributions: optional(parseContributions),
  gone: optional(array(string())),
  slots: array(string(/^[a-z][a-z0-9-]*$/), MAX_SLOTS),
  contract: number(1, 1_000_000),
  shared: record(string(), MAX_MODULES),
  expects: optional(parseNames),
  own: optional(record(string(/^[\w.+-]{1,80}$/), MAX_MODULES)),
  ownFiles: optional(array(string(RELEASE_FILE), MAX_FILES)),
  provides: optional(parseNames),
  uses: optional(array(string(/^[a-z][a-z0-9-]*$/), MAX_SLOTS)),
  openSlots: optional(array(string(/^[a-z][a-z0-9-]*$/), MAX_SLOTS)),
  budget: optional(number(1, 10_000_000)),
  entry: optional(parseFiles),
  chunks: optional(record(parseFiles, MAX_FILES)),
  inHost: optional(boolean),
  remoteEntry: optional(string(RELEASE_FILE)),
  entryIntegrity: optional(string(INTEGRITY)),
  filesIntegrity: optional(string(INTEGRITY)),
  server: optional(record(string(INTEGRITY), MAX_FILES)),
})
