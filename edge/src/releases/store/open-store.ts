import { folderStore } from './folder-store'
import type { ReleaseStore } from './release-store'
import type { Bucket } from './s3-objects'
import { s3Store } from './s3-store'

/** Opens the configured store: a bucket with the folder as this machine's copy, or the folder itself. */
export const openStore = (settings: { releasesDir: string; releasesBucket: Bucket | undefined }): ReleaseStore =>
  settings.releasesBucket ? s3Store(settings.releasesBucket, settings.releasesDir) : folderStore(settings.releasesDir)
