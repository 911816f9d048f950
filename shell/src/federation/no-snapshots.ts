// Stands where Module Federation's handler of manifests and snapshots would be: remotes are registered by their entries.
import { DisabledSnapshotHandler } from '@module-federation/runtime-core/disabled-snapshots'

export class SnapshotHandler extends DisabledSnapshotHandler {
  /** A remote that is registered anew is taken out of it. */
  readonly manifestCache = new Map<string, unknown>()
}

export const getGlobalRemoteInfo = () => ({})
