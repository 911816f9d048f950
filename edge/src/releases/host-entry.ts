import type { Deployment } from '@superium/shared/contract'
import { integrityOfRelease } from './deployment-from-store'
import type { StyleLink } from './inline-style-sheets'
import { isServable, releaseUrl } from './release-file'

/** A script of the host; `integrity` (`sha384-…`) is undefined for a development server. */
export interface HostScript {
  src: string
  integrity: string | undefined
}

/** The host's scripts and style sheets, in order. */
export interface HostEntry {
  scripts: HostScript[]
  styles: StyleLink[]
}

const complete = new WeakMap<Deployment, HostEntry>()

/** The host's entry files; `undefined` when the release declares none or is damaged (missing files, changed hashes). */
export async function hostEntry(releasesDir: string, host: Deployment): Promise<HostEntry | undefined> {
  const known = complete.get(host)
  if (known) return known
  const { entry } = host.extras.superium
  if (!entry || entry.js.length === 0) return undefined
  const address = (file: string) => releaseUrl(host.url, file)
  let found: HostEntry
  try {
    const integrity = await integrityOfRelease(releasesDir, host)
    found = {
      scripts: entry.js.map((file) => ({ src: address(file), integrity: integrity[file] })),
      styles: entry.css.map((file) => ({ href: address(file), integrity: integrity[file] })),
    }
  } catch {
    return undefined
  }
  const servable = await Promise.all(
    [...found.scripts.map(({ src }) => src), ...found.styles.map(({ href }) => href)].map((url) =>
      isServable(releasesDir, url),
    ),
  )
  if (servable.includes(false)) return undefined
  complete.set(host, found)
  return found
}
