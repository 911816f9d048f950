import type { Deployment } from '@superium/shared/contract'
import { isServable, releaseUrl } from './release-file'

/** Addresses of the host's scripts and style sheets, in order. */
export interface HostEntry {
  scripts: string[]
  styles: string[]
}

const complete = new WeakMap<Deployment, HostEntry>()

/** The host's entry files; `undefined` when the release names none, or one that is not in the store. */
export async function hostEntry(releasesDir: string, host: Deployment): Promise<HostEntry | undefined> {
  const known = complete.get(host)
  if (known) return known
  const { entry } = host.extras.superium
  if (!entry || entry.js.length === 0) return undefined
  const address = (file: string) => releaseUrl(host.url, file)
  let found: HostEntry
  try {
    found = { scripts: entry.js.map(address), styles: entry.css.map(address) }
  } catch {
    return undefined
  }
  const servable = await Promise.all([...found.scripts, ...found.styles].map((url) => isServable(releasesDir, url)))
  if (servable.includes(false)) return undefined
  complete.set(host, found)
  return found
}
