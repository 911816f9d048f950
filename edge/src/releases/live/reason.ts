import type { ReleaseActor } from '@superium/shared/contract'

/** Who acts and why, for the history. */
export interface Reason {
  by: ReleaseActor
  why?: string
}
