import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { inDraftFolder } from '../store/draft-folder'
import type { ReleaseStore } from '../store/release-store'
import { unpackTar } from './unpack-tar'

/** The root of a draft store, and the release's folder in it. */
export interface Draft {
  root: string
  folder: string
  /** Of all its files. */
  bytes: number
}

/**
 * Unpacks an upload into a draft store, a temporary folder laid out like the real store, and calls `work` with its root and
 * the release's folder in it. Removes the draft afterwards, unless `work` has moved the release away.
 */
export async function withDraft<T>(
  store: ReleaseStore,
  { name, version, stream }: { name: string; version: string; stream: Readable },
  work: (draft: Draft) => Promise<T>,
): Promise<T> {
  return inDraftFolder(store.dir, async (root) => {
    const folder = join(root, name, version)
    await mkdir(folder, { recursive: true })
    const bytes = await unpackTar(stream, folder)
    return work({ root, folder, bytes })
  })
}
