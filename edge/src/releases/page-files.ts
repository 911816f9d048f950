import type { Deployment } from '@superium/shared/contract'
import { integrityOfRelease } from './deployment-from-store'
import type { StyleLink } from './inline-style-sheets'
import { type Manifest, parseManifest } from './manifest'
import { readReleaseFile, releaseUrl } from './release-file'

/**
 * A `<link rel="preload">` of a script, with CORS. Its integrity must equal that of the later request, or the browser loads
 * the file twice.
 */
export interface Hint {
  href: string
  /** `sha384-…`; undefined for a development server. */
  integrity: string | undefined
  /** Whether it is the remote's entry, which must load before its other scripts. */
  entry: boolean
}

/** The files of a remote that the browser needs for one page. */
export interface PageFiles {
  hints: Hint[]
  /** Style sheets of the rendered page. */
  styles: StyleLink[]
}

export const NO_FILES: PageFiles = { hints: [], styles: [] }

const known = new WeakMap<Deployment, Map<string, PageFiles>>()

/** The remote's entry, the scripts of `./routes` and of the page's own chunk, and its style sheets. Empty for a damaged release. */
export async function pageFiles(releasesDir: string, remote: Deployment, chunk = ''): Promise<PageFiles> {
  const cached = known.get(remote)?.get(chunk)
  if (cached) return cached
  const { chunks = {}, inHost = false } = remote.extras.superium
  const isKnown = chunk === '' || Object.hasOwn(chunks, chunk)
  const own = (isKnown && chunks[chunk]) || { js: [], css: [] }
  const shared = chunks.__federation_expose_routes?.css ?? []
  try {
    const integrity = await integrityOfRelease(releasesDir, remote)
    const script = (file: string, entry = false): Hint => ({
      href: releaseUrl(remote.url, file),
      integrity: integrity[file],
      entry,
    })
    const manifest = inHost ? undefined : await readManifest(releasesDir, remote)
    if (!inHost && !manifest) return NO_FILES
    const routes = manifest?.exposes.find(({ path }) => path === './routes')?.scripts ?? []
    const container: Hint[] = manifest
      ? [script(manifest.remoteEntry, true), ...routes.map((file) => script(file))]
      : []
    const later = own.js.filter((file) => !routes.includes(file)).map((file) => script(file))
    const files: PageFiles = {
      hints: [...container, ...later],
      styles: (chunk === '' ? [] : [...new Set([...shared, ...own.css])]).map((file) => ({
        href: releaseUrl(remote.url, file),
        integrity: integrity[file],
      })),
    }
    // Unknown chunk names come from the release's code; caching them would grow without bound.
    if (isKnown) known.set(remote, (known.get(remote) ?? new Map()).set(chunk, files))
    return files
  } catch {
    return NO_FILES
  }
}

async function readManifest(releasesDir: string, remote: Deployment): Promise<Manifest | undefined> {
  const text = await readReleaseFile(releasesDir, remote.url)
  return text === undefined ? undefined : parseManifest(text)
}

/**
 * The `Link` header (RFC 8288) for the remote's entry. The other files have tags only: a browser requests a header's files
 * before it reads the document, which delays the first paint on slow processors by tens of milliseconds per file.
 */
export const linkHeader = (hints: Hint[]): string =>
  hints
    .filter(({ entry }) => entry)
    .map(({ href, integrity }) => {
      const hash = integrity === undefined ? '' : `; integrity="${integrity}"`
      return `<${href}>; rel=preload; as=script; crossorigin=anonymous; fetchpriority=low${hash}`
    })
    .join(', ')
