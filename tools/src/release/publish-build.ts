import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { packRelease } from '@superium/release'
import { INTEGRITY_FILE } from '@superium/release/integrity'
import { DRAFT } from '../../../edge/src/releases/store/release-store'
import { removeDrafts } from '../../../edge/src/releases/store/remove-drafts'
import type { Build } from '../build/build-front-ends'

/** A release's folder in the store: `<data>/releases/<name>/<version>`. */
export function releaseDir(store: string, { name, release }: Pick<Build, 'name' | 'release'>): string {
  return join(store, name, release)
}

/** Whether the store has this release; a release is always complete. */
export function isPublished(store: string, build: Pick<Build, 'name' | 'release'>): boolean {
  return existsSync(join(releaseDir(store, build), INTEGRITY_FILE))
}

/**
 * Adds a build to the store, unless it is there: releases are immutable. A rename makes it visible, so that an incomplete
 * release is never served.
 */
export async function publishBuild(store: string, build: Build): Promise<void> {
  if (isPublished(store, build)) return
  const draft = join(store, `${DRAFT}${build.name}-${process.pid}`)
  await packRelease(build.output, draft)
  await mkdir(join(store, build.name), { recursive: true })
  // A release of an older Superium without hashes is replaced.
  await rm(releaseDir(store, build), { recursive: true, force: true })
  await rename(draft, releaseDir(store, build))
}

/** Creates the store's folder and removes drafts of an interrupted publish. No other process may be publishing. */
export async function tidyStore(store: string): Promise<void> {
  await mkdir(store, { recursive: true })
  await removeDrafts(store, 0)
}
