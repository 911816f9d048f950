import type { Discovery } from '@superium/shared/contract'
import { releaseUrl } from './release-file'

const known = new WeakMap<Discovery, readonly string[]>()

/**
 * The folders of the releases that a document's discovery names, each with a slash at its end: paths of this site
 * (`/assets/mf-cart/1.2.0/`), and addresses of development servers.
 */
export function releaseFolders(discovery: Discovery): readonly string[] {
  const folders =
    known.get(discovery) ??
    Object.values(discovery.microFrontends).flatMap((deployments) => deployments.map(({ url }) => releaseUrl(url, '')))
  known.set(discovery, folders)
  return folders
}
