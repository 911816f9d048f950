import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { INTEGRITY_FILE } from '@superium/release/integrity'
import { folderStore } from '../../../edge/src/releases/store/folder-store'
import { removeDrafts } from '../../../edge/src/releases/store/remove-drafts'
import type { Build } from '../build/build-front-ends'
import { addBuild } from './add-build'

/** A release's folder in the store: `<data>/releases/<name>/<version>`. */
export function releaseDir(store: string, { name, release }: Pick<Build, 'name' | 'release'>): string {
  return join(store, name, release)
}

/** Whether the store has this release; a stored release is always complete. */
export function isPublished(store: string, build: Pick<Build, 'name' | 'release'>): boolean {
  return existsSync(join(releaseDir(store, build), INTEGRITY_FILE))
}

/** Adds a build to the folder store unless it is there, because releases are immutable. */
export async function publishBuild(store: string, build: Build): Promise<void> {
  if (isPublished(store, build)) return
  // Replaces a release by an older Superium version that has no hashes.
  await rm(releaseDir(store, build), { recursive: true, force: true })
  await addBuild(folderStore(store), build)
}

/** Creates the store's folder and removes the drafts of an interrupted publish. No other process may be publishing. */
export async function tidyStore(store: string): Promise<void> {
  await mkdir(store, { recursive: true })
  await removeDrafts(store, 0)
}
