import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Build } from '../build/build'
import { compress } from './compress'

/** Folder of a release in the store: `<data>/releases/<name>/<version>`. */
export function releaseDir(store: string, { name, release }: Pick<Build, 'name' | 'release'>): string {
  return join(store, name, release)
}

/** Whether the store has this release. A release is there whole or not at all. */
export function isPublished(store: string, build: Pick<Build, 'name' | 'release'>): boolean {
  return existsSync(join(releaseDir(store, build), 'mf-manifest.json'))
}

/**
 * Puts a build into the store with `.br` and `.gz` beside what compresses. Releases are immutable: one that is there
 * stays as it is. It appears under its name in one step, so that no half-copied release is ever served.
 */
export async function publish(store: string, build: Build): Promise<void> {
  if (isPublished(store, build)) return
  const draft = join(store, `.draft-${build.name}-${process.pid}`)
  await rm(draft, { recursive: true, force: true })
  await cp(build.output, draft, { recursive: true })
  await compress(draft)
  await cp(join(build.output, '../server'), join(draft, 'server'), { recursive: true })
  await mkdir(join(store, build.name), { recursive: true })
  await rename(draft, releaseDir(store, build))
}

/** A file of a published release. */
export function readReleased(store: string, build: Pick<Build, 'name' | 'release'>, file: string): Promise<Buffer> {
  return readFile(join(releaseDir(store, build), file))
}

/** Removes what a publish that was cut short has left. */
export async function removeDrafts(store: string): Promise<void> {
  await mkdir(store, { recursive: true })
  const drafts = (await readdir(store)).filter((name) => name.startsWith('.draft-'))
  await Promise.all(drafts.map((name) => rm(join(store, name), { recursive: true, force: true })))
}
