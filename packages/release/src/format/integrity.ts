import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Each release's list of hashes: file to Subresource Integrity, without itself and compressed copies. */
export const INTEGRITY_FILE = 'integrity.json'

/** Each release's facts. */
export const FACTS_FILE = 'superium.json'

export const COMPRESSED = /\.(?:br|gz)$/

/** Subresource Integrity (W3C SRI) of a content: `sha384-…`. */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Subresource Integrity of a file, which is streamed. */
export async function fileIntegrity(path: string): Promise<string> {
  const hash = createHash('sha384')
  await pipeline(createReadStream(path), hash)
  return `sha384-${hash.digest('base64')}`
}

/** All files below a folder, relative to it, with `/`, in alphabetical order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Computes the content of `integrity.json` for a folder. */
export async function integrityOfFolder(folder: string): Promise<Record<string, string>> {
  const files = (await filesBelow(folder)).filter((file) => file !== INTEGRITY_FILE && !COMPRESSED.test(file))
  const hashed = await Promise.all(files.map(async (file) => [file, await fileIntegrity(join(folder, file))] as const))
  return Object.fromEntries(hashed)
}
