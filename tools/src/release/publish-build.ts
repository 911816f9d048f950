import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { INTEGRITY_FILE, integrityOfFolder } from '../../../edge/src/releases/integrity'
import { DRAFT } from '../../../edge/src/releases/store/release-store'
import { removeDrafts } from '../../../edge/src/releases/store/remove-drafts'
import type { Build } from '../build/build-front-ends'
import { compressFolder } from './compress-folder'

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

/**
 * Writes a release into `folder`: the browser's files with compressed copies (`.br`, `.gz`), the server's files in `server/`,
 * and the list of all hashes.
 */
export async function packRelease(output: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await cp(output, folder, { recursive: true })
  await compressFolder(folder)
  await cp(join(output, '../server'), join(folder, 'server'), { recursive: true })
  await writeFile(join(folder, INTEGRITY_FILE), `${JSON.stringify(await integrityOfFolder(folder), null, 2)}\n`)
}

/** Creates the store's folder and removes drafts of an interrupted publish. No other process may be publishing. */
export async function tidyStore(store: string): Promise<void> {
  await mkdir(store, { recursive: true })
  await removeDrafts(store, 0)
}
