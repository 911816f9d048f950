// Replaces parts of Module Federation's runtime that no page uses: remotes are registered by their entries, so there are no
// manifests to follow, and the document preloads files itself, with their integrity.
import { DisabledSnapshotHandler } from '@module-federation/runtime-core/disabled-snapshots'

export class SnapshotHandler extends DisabledSnapshotHandler {
  /** The runtime deletes a remote from this cache when it registers the remote again. */
  readonly manifestCache = new Map<string, unknown>()
}

export const getGlobalRemoteInfo = () => ({})

function refusePreload(): never {
  throw new Error('Module Federation preloads nothing on this site.')
}

export {
  refusePreload as defaultPreloadArgs,
  refusePreload as formatPreloadArgs,
  refusePreload as normalizePreloadExposes,
  refusePreload as preloadAssets,
}
