/**
 * The sources of `script-src` for these release folders. A path of this site is named with each of its hosts, because a
 * policy has no paths under `'self'`, and without a scheme, because a proxy may speak https for this server. An IPv6
 * host, which a policy cannot name, gets `'self'` as a whole; the document's Trusted Types policy still limits the
 * folders.
 */
export function releaseScripts(folders: readonly string[], origins: readonly string[]): string[] {
  const hosts = [...new Set(origins.map((origin) => new URL(origin).host))]
  if (hosts.some((host) => host.startsWith('['))) return ["'self'"]
  return folders
    .filter((folder) => folder.startsWith('/'))
    .flatMap((folder) => hosts.map((host) => host + encoded(folder)))
}

/** Encodes characters that would end the source or its directive. */
const encoded = (path: string): string => path.replace(/[;,\s]/g, encodeURIComponent)
