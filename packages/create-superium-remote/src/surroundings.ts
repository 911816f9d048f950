import type { Ranges } from './packed-packages'

/** Values for a remote's files besides the team's choices. */
export interface Surroundings {
  /** The packages that it starts with, each with its range or tarball. */
  ranges: Ranges
  /** Origin of the site that it joins. */
  site: string
}
