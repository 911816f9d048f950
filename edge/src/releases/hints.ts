import type { Deployment } from '@superium/shared/contract'
import { parseManifest } from './manifest'
import { readReleaseFile, releaseUrl } from './release-file'

/** A `<link rel="preload">`. Remotes load across origins (`crossOriginLoading: 'anonymous'`), so the hints do too. */
export interface Hint {
  href: string
  as: 'fetch' | 'script'
}

const known = new WeakMap<Deployment, Hint[]>()

/** What the browser fetches to run a remote's routes: its manifest, its entry, the scripts of `./routes`. */
export async function remoteHints(releasesDir: string, remote: Deployment): Promise<Hint[]> {
  const cached = known.get(remote)
  if (cached) return cached
  const text = await readReleaseFile(releasesDir, remote.url)
  const files = text === undefined ? undefined : parseManifest(text)
  if (!files) return []
  let hints: Hint[]
  try {
    const scripts = [files.remoteEntry, ...files.scripts].map((file) => releaseUrl(remote.url, file))
    hints = [{ href: remote.url, as: 'fetch' }, ...scripts.map((href): Hint => ({ href, as: 'script' }))]
  } catch {
    return []
  }
  known.set(remote, hints)
  return hints
}
