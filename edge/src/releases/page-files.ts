import type { Deployment } from '@superium/shared/contract'
import { parseManifest } from './manifest'
import { readReleaseFile, releaseUrl } from './release-file'

/** A `<link rel="preload">`. Remotes load across origins (`crossOriginLoading: 'anonymous'`), so the hints do too. */
export interface Hint {
  href: string
  as: 'fetch' | 'script'
}

/** What the browser needs of a remote for one page. */
export interface PageFiles {
  hints: Hint[]
  /** Style sheets that the rendered page stands on. */
  styles: string[]
}

export const NO_FILES: PageFiles = { hints: [], styles: [] }

const known = new WeakMap<Deployment, Map<string, PageFiles>>()

/** The remote's manifest, its entry, the scripts of `./routes` and those of the page's own chunk; its style sheets. */
export async function pageFiles(releasesDir: string, remote: Deployment, chunk = ''): Promise<PageFiles> {
  const cached = known.get(remote)?.get(chunk)
  if (cached) return cached
  const text = await readReleaseFile(releasesDir, remote.url)
  const manifest = text === undefined ? undefined : parseManifest(text)
  if (!manifest) return NO_FILES
  const { chunks = {} } = remote.extras.superium
  const own = chunks[chunk] ?? { js: [], css: [] }
  const shared = chunks.__federation_expose_routes?.css ?? []
  try {
    const address = (file: string): string => releaseUrl(remote.url, file)
    const scripts = new Set([manifest.remoteEntry, ...manifest.scripts, ...own.js].map(address))
    const files: PageFiles = {
      hints: [{ href: remote.url, as: 'fetch' }, ...[...scripts].map((href): Hint => ({ href, as: 'script' }))],
      styles: chunk === '' ? [] : [...new Set([...shared, ...own.css].map(address))],
    }
    known.set(remote, (known.get(remote) ?? new Map()).set(chunk, files))
    return files
  } catch {
    return NO_FILES
  }
}

/** A hint as a `Link` header value (RFC 8288). */
export const linkHeader = ({ href, as }: Hint): string => `<${href}>; rel=preload; as=${as}; crossorigin=anonymous`
