import type { Deployment } from '@superium/shared/contract'
import { parseManifest } from './manifest'
import { readReleaseFile, releaseUrl } from './release-file'

/**
 * A `<link rel="preload">`. Its mode must be that of the request it is for, or the file loads twice: Module Federation asks
 * with CORS for manifest, entry and exposes; the bundler asks without for a page's chunks, unless they are elsewhere.
 */
export interface Hint {
  href: string
  as: 'fetch' | 'script'
  anonymous: boolean
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
  const { chunks = {}, inHost = false } = remote.extras.superium
  const own = chunks[chunk] ?? { js: [], css: [] }
  const shared = chunks.__federation_expose_routes?.css ?? []
  try {
    const address = (file: string): string => releaseUrl(remote.url, file)
    const container = inHost ? [] : await containerHints(releasesDir, remote)
    if (!container) return NO_FILES
    const later = own.js.map(address).filter((href) => !container.some((hint) => hint.href === href))
    const files: PageFiles = {
      hints: [...container, ...later.map((href): Hint => ({ href, as: 'script', anonymous: !href.startsWith('/') }))],
      styles: chunk === '' ? [] : [...new Set([...shared, ...own.css].map(address))],
    }
    known.set(remote, (known.get(remote) ?? new Map()).set(chunk, files))
    return files
  } catch {
    return NO_FILES
  }
}

/** What Module Federation loads before the page's own chunk; `undefined` when there is no manifest that says so. */
async function containerHints(releasesDir: string, remote: Deployment): Promise<Hint[] | undefined> {
  const text = await readReleaseFile(releasesDir, remote.url)
  const manifest = text === undefined ? undefined : parseManifest(text)
  if (!manifest) return undefined
  const scripts = [manifest.remoteEntry, ...manifest.scripts]
  return [
    { href: remote.url, as: 'fetch', anonymous: true },
    ...scripts.map((file): Hint => ({ href: releaseUrl(remote.url, file), as: 'script', anonymous: true })),
  ]
}

/**
 * The `Link` header (RFC 8288) for what a retry asks for under a new address. A page's own chunk is not in it: preloaded by
 * header and by tag, a failure of it would answer two tries.
 */
export const linkHeader = (hints: Hint[]): string =>
  hints
    .filter(({ anonymous }) => anonymous)
    .map(({ href, as }) => `<${href}>; rel=preload; as=${as}; crossorigin=anonymous; fetchpriority=low`)
    .join(', ')
