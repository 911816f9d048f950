import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

const STORE_PREFIX = '/assets/'

/** The address of a release's file, relative to its manifest. Throws when it would leave the release's folder. */
export function releaseUrl(manifestUrl: string, file: string): string {
  const base = new URL('.', new URL(manifestUrl, 'http://store.invalid'))
  const url = new URL(file, base)
  if (!url.href.startsWith(base.href)) throw new Error(`"${file}" is not in the folder of ${manifestUrl}`)
  return manifestUrl.startsWith('/') ? url.pathname : url.href
}

/** The path in the release store of an address under `/assets/`; `undefined` for another server's address. */
export function storePath(releasesDir: string, url: string): string | undefined {
  return url.startsWith(STORE_PREFIX) ? join(releasesDir, url.slice(STORE_PREFIX.length)) : undefined
}

/** Whether an address is another server's, or names an existing file of the store. */
export async function isServable(releasesDir: string, url: string): Promise<boolean> {
  const path = storePath(releasesDir, url)
  if (path === undefined) return /^https?:/.test(url)
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}

/** The text of a released file; `undefined` when it is missing or on another server. */
export async function readReleaseFile(releasesDir: string, url: string): Promise<string | undefined> {
  const path = storePath(releasesDir, url)
  return path === undefined ? undefined : readFile(path, 'utf8').catch(() => undefined)
}
