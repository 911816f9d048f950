import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { DRAFT, type ReleaseStore } from '../store/release-store'
import { unpackTar } from './unpack-tar'

/**
 * Unpacks an upload into a draft store, a temporary folder laid out like the real store, and calls `work` with its root and
 * the release's folder in it. Removes the draft afterwards, unless `work` has moved the release away.
 */
export async function withDraft<T>(
  store: ReleaseStore,
  { name, version, stream }: { name: string; version: string; stream: Readable },
  work: (draft: { root: string; folder: string }) => Promise<T>,
): Promise<T> {
  const root = join(store.dir, `${DRAFT}${randomUUID()}`)
  const folder = join(root, name, version)
  try {
    await mkdir(folder, { recursive: true })
    await unpackTar(stream, folder)
    return await work({ root, folder })
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}
