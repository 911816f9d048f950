import type { ReleaseActor } from '@superium/shared/contract'

/** The actor and the reason, for the history. */
export interface Reason {
  by: ReleaseActor
  why?: string
}
