import type { Discovery } from '@superium/shared/contract'

/** The input of a smoke render's process, as JSON on its standard input. */
export interface SmokeStart {
  /** The prefix of each line of the verdict. The release's code must not learn it. */
  secret: string
  /** Holds verified copies of all releases, each in a folder named after its container. */
  folder: string
  /** Absolute address of the product API. */
  apiUrl: string
  /** The site as it would be with the release. */
  discovery: Discovery
  /** The name of the release. */
  name: string
  /** The patterns of its pages, each of which `./routes` must have. */
  routes: string[]
  /** One path for each page to render. */
  paths: string[]
  /** Further modules to evaluate, e.g. `./slots/mini-cart`. */
  exposes: string[]
}

/** The file descriptor for the verdict. */
export const VERDICT_FD = 3

/** One line of the verdict, as JSON after the secret: a failure, or `true` when everything was tried. */
export type Verdict = string | true
