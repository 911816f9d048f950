import { configureApi } from '@superium/shared/api'
import { type Discovery, parseDiscovery } from '@superium/shared/contract'
import { configureIdentity } from '@superium/shared/identity-config'
import type { SiteConfig } from '../boot/read-document-data'
import { createRemotes } from '../remotes/create-remotes'
import '../remotes/provided-for-remotes'
import { configureSiteLinks } from '../site-links/site-links'
import { createPageRenderer } from './create-page-renderer'
import type { Enter } from './entered-remotes'
import { type LoadContainer, loadContainerPlugin } from './load-container-plugin'

/** Tells the site's server that this host supports `RenderRequest.without`. */
export const leavesOutRemotes = true

/**
 * The host on the server, for one combination of releases. It renders anonymous content only, because requests share
 * module state.
 */
export function createServerHost(options: {
  discovery: unknown
  apiBase: string
  /** The runtime configuration that browsers get, too; absent from an older site's server. */
  config?: Partial<SiteConfig>
  fetch(request: Request): Promise<Response>
  loadContainer: LoadContainer
  /** Called with a remote's name immediately before its code runs; absent from an older site's server. */
  enter?: Enter
}) {
  // No retries here, because the visitor waits for the document; only the browser repeats calls.
  configureApi({ baseUrl: options.apiBase, fetch: options.fetch })
  configureSiteLinks(options.config ?? {})
  // So that pages offer the same ways to sign in as in the browser; nobody signs in here.
  if (options.config?.identity) configureIdentity(options.config.identity)
  const discovery: Discovery = parseDiscovery(options.discovery)
  const remotes = createRemotes(discovery, {
    side: 'server',
    entry: ({ extras }, attempt) => `${extras.superium.container}.cjs?r=${attempt}`,
    plugin: () => loadContainerPlugin(options.loadContainer),
  })
  return createPageRenderer(remotes, options.enter)
}
