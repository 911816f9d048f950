import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { packRelease } from '@superium/release'
import { DRAFT, type ReleaseStore } from '../../../edge/src/releases/store/release-store'
import type { Build } from '../build/build-front-ends'

/**
 * Adds a build to a release store (a folder or a bucket) unless the store has that release. It becomes visible only
 * when it is complete.
 */
export async function addBuild(store: ReleaseStore, { name, release, output }: Build): Promise<void> {
  if (await store.has(name, release)) return
  await mkdir(store.dir, { recursive: true })
  const draft = join(store.dir, `${DRAFT}${randomUUID()}`)
  await packRelease(output, draft)
  await store.add(name, release, draft)
}
