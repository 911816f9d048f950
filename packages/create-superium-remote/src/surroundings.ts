import type { Ranges } from './packed-packages'

/** What a remote's files say besides the team's choices. */
export interface Surroundings {
  /** The packages that it starts with, each with its range or tarball. */
  ranges: Ranges
  /** Origin of the site that it joins. */
  site: string
}
