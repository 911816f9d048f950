import type { Discovery } from '@superium/shared/contract'

/** What a smoke render is started with, as JSON on its standard input. */
export interface SmokeStart {
  /** What each line of its verdict begins with. It is known to nobody else, least of all to the code on trial. */
  secret: string
  /** Where verified copies of all releases are, each in a folder named as its container. */
  folder: string
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

/** The file descriptor that the verdict is written to. */
export const VERDICT_FD = 3

/** What stands in a line behind the secret, as JSON: what went wrong, in words, or `true` when all was tried. */
export type Verdict = string | true
