import { folderStore } from './folder'
import { type Bucket, s3Store } from './s3'
import type { ReleaseStore } from './store'

/** The store of these settings: a bucket, with the folder as this machine's copy, or the folder itself. */
export const openStore = (settings: { releasesDir: string; releasesBucket: Bucket | undefined }): ReleaseStore =>
  settings.releasesBucket ? s3Store(settings.releasesBucket, settings.releasesDir) : folderStore(settings.releasesDir)
