import { configureApi } from '@superium/shared/api'
import { configureIdentity } from '@superium/shared/identity-config'
import { createBrowserRouter, RouterProvider } from '@superium/shared/router'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { followTheme } from '../chrome/theme'
import { reportRecovered } from '../hydration/left-to-browser'
import { takeOver } from '../hydration/take-over'
import { layOutAll } from '../idle/lay-out-all'
import { toggleByKey } from '../overlay/toggle-by-key'
import { createPageData } from '../prefetch/page-data'
import { startPrefetching } from '../prefetch/start-prefetching'
import { watchLeaving } from '../remotes/leaving'
import { createRemotes } from '../remotes/remotes'
import type { StandInHandle } from '../routing/remote-routes'
import { siteRoutes } from '../routing/routes'
import { forgetPersonal } from '../session/forget-personal'
import { startSession } from '../session/start-session'
import { syncToken } from '../session/token-sync'
import { startTelemetry } from '../telemetry/start-telemetry'
import { readConfig, readDiscovery, readLoaderData } from './islands'

/** Puts the site together in `root`, or takes over what the server rendered there. */
export async function boot(root: HTMLElement): Promise<void> {
  watchLeaving()
  const config = readConfig()
  configureApi({ baseUrl: config.apiBase })
  configureIdentity(config.identity)
  followTheme()
  const pages = createPageData()
  const discovery = await readDiscovery()
  const routes = siteRoutes(createRemotes(discovery), pages)
  const data = readLoaderData()
  const hydrationData = data && (await takeOver(routes, data, new URL(location.href)))
  const router = createBrowserRouter(routes, hydrationData && { hydrationData })
  const site = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  // A transition is rendered in slices: the visitor's first tap does not wait for the whole page.
  if (hydrationData) startTransition(() => void hydrateRoot(root, site, { onRecoverableError: reportRecovered }))
  else {
    // From here on each page names itself.
    document.querySelector('title')?.remove()
    createRoot(root).render(site)
  }
  layOutAll()
  startPrefetching(routes, router, pages)
  startSession()
  forgetPersonal()
  toggleByKey(root, discovery, config.development === true)
  const { override } = config
  if (override) void import('../override/show-badge').then(({ showBadge }) => showBadge(override))
  if (config.tokenSyncUrl) syncToken(config.tokenSyncUrl)
  if (config.telemetry) {
    const shown = () => router.state.matches.at(-1)?.route
    const remote = (shown()?.handle as StandInHandle | undefined)?.remote
    startTelemetry({ discovery, share: config.telemetry.share, remote, route: () => shown()?.path })
  }
}
