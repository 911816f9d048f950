import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { DRAFT, type ReleaseStore } from '../store/release-store'
import { unpackTar } from './unpack-tar'

/**
 * Unpacks an upload to where `store` would serve it from, in a draft store that nothing else sees, and hands both to
 * `work`: the draft's root, and the release's folder in it. What `work` has not moved away is removed in the end.
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
