import type { Contributions, PageFacts, RedirectFacts } from '@superium/shared/contract'

/** A team's options for its package, host or remote. */
export interface BuildOptions {
  /** The package's folder: `import.meta.dirname`. */
  dir: string
  /** Discovery name, e.g. `mf-cart`. */
  name: string
  /** The owning team, e.g. `Cart`. */
  owner: string
}

/** A team's options for its remote; the preset defines everything else about a build. */
export interface RemoteOptions extends BuildOptions {
  /** Module Federation exposes: `./routes` and `./slots/<name>`, each to its source. */
  exposes: Record<string, string>
  /** The pages that this remote answers (`src/pages.ts`); a test compares them with its `./routes`. */
  pages?: readonly PageFacts[]
  /** Addresses of this remote that have moved. */
  redirects?: readonly RedirectFacts[]
  /** Entries that this remote adds to the shell's menus, and its section on the home page (`./slots/home`). */
  contributions?: Contributions
}

export type Side = 'browser' | 'server'
