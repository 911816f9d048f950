import type { Discovery } from '@superium/shared/contract'

/** What a smoke render is started with. Its environment is empty. */
export interface SmokeStart {
  /** An empty folder of its own, for the verified copies that it evaluates. */
  folder: string
  /** A store that holds the release on trial and all that is live. */
  releasesDir: string
  /** Absolute address of the product API. */
  apiUrl: string
  /** The site as it would be. */
  discovery: Discovery
  /** The name on trial. */
  name: string
  /** A path for each page to render. */
  paths: string[]
  /** What to evaluate besides, e.g. `./slots/mini-cart`. */
  exposes: string[]
}

/** Whatever went wrong, in words; empty when nothing did. */
export type SmokeResult = string[]
