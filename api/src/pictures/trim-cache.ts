import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

interface Kept {
  readonly path: string
  readonly bytes: number
  readonly used: number
}

/** The files of one picture. Another process may trim at the same time: missing files count as empty. */
async function measure(path: string): Promise<Kept> {
  const files = await readdir(path).catch(() => [])
  const stats = await Promise.all(files.map((file) => stat(join(path, file)).catch(() => null)))
  return {
    path,
    bytes: stats.reduce((sum, file) => sum + (file?.size ?? 0), 0),
    used: Math.max(0, ...stats.map((file) => file?.mtimeMs ?? 0)),
  }
}

/**
 * Keeps the cache folder under `limit` bytes: deletes the oldest pictures until a fifth is free.
 * They are encoded again on request. Returns how many pictures it deleted.
 */
export async function trimCache(folder: string, limit: number): Promise<number> {
  const keys = await readdir(folder).catch(() => [])
  const kept: Kept[] = []
  for (const key of keys) kept.push(await measure(join(folder, key)))
  let bytes = kept.reduce((sum, picture) => sum + picture.bytes, 0)
  if (bytes <= limit) return 0
  let gone = 0
  for (const picture of kept.sort((a, b) => a.used - b.used)) {
    if (bytes <= limit * 0.8) break
    await rm(picture.path, { recursive: true, force: true })
    bytes -= picture.bytes
    gone++
  }
  return gone
}
