import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { INTEGRITY_FILE, integrityOfFolder } from '../../../edge/src/releases/integrity'
import { DRAFT } from '../../../edge/src/releases/store/release-store'
import { removeDrafts } from '../../../edge/src/releases/store/remove-drafts'
import type { Build } from '../build/build-front-ends'
import { compressFolder } from './compress-folder'

/** Folder of a release in the store: `<data>/releases/<name>/<version>`. */
export function releaseDir(store: string, { name, release }: Pick<Build, 'name' | 'release'>): string {
  return join(store, name, release)
}

/** Whether the store has this release. A release is there whole or not at all. */
export function isPublished(store: string, build: Pick<Build, 'name' | 'release'>): boolean {
  return existsSync(join(releaseDir(store, build), INTEGRITY_FILE))
}

/**
 * Puts a build into the store. Releases are immutable: one that is there stays as it is. It appears under its name in one
 * step, so that no half-copied release is ever served.
 */
export async function publishBuild(store: string, build: Build): Promise<void> {
  if (isPublished(store, build)) return
  const draft = join(store, `${DRAFT}${build.name}-${process.pid}`)
  await packRelease(build.output, draft)
  await mkdir(join(store, build.name), { recursive: true })
  // What an older Superium published has no list of hashes: it is replaced.
  await rm(releaseDir(store, build), { recursive: true, force: true })
  await rename(draft, releaseDir(store, build))
}

/**
 * Lays out in `folder` what is released of a build: the browser's files with `.br` and `.gz` beside what compresses, the
 * server's in `server/`, and the list of all their hashes.
 */
export async function packRelease(output: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await cp(output, folder, { recursive: true })
  await compressFolder(folder)
  await cp(join(output, '../server'), join(folder, 'server'), { recursive: true })
  await writeFile(join(folder, INTEGRITY_FILE), `${JSON.stringify(await integrityOfFolder(folder), null, 2)}\n`)
}

/** Makes the store's folder where there is none, and removes what a publish that was cut short has left: nobody else writes now. */
export async function tidyStore(store: string): Promise<void> {
  await mkdir(store, { recursive: true })
  await removeDrafts(store, 0)
}
