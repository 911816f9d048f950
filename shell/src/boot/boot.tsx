import { configureApi } from '@superium/shared/api'
import { configureIdentity } from '@superium/shared/identity-config'
import { createBrowserRouter, RouterProvider } from '@superium/shared/router'
import { receiveEcommerceEvents } from '@superium/shared/state'
import { whenIdle, withDialogHistory } from '@superium/shared/ui'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { toggleByShortcut } from '../boundary-overlay/toggle-by-shortcut'
import { applyTheme } from '../chrome/apply-theme'
import { reportRecoverableError } from '../hydration/client-only-error'
import { hydrateTouchedFirst } from '../hydration/hydrate-touched-first'
import { isServedAddress } from '../hydration/is-served-address'
import { prepareHydration } from '../hydration/prepare-hydration'
import { WhenCommitted } from '../hydration/when-committed'
import { createPageDataCache } from '../prefetch/page-data-cache'
import { startPrefetching } from '../prefetch/start-prefetching'
import { createRemotes } from '../remotes/create-remotes'
import { watchPageUnload } from '../remotes/page-unload'
import { ensureHistoryKey } from '../routing/ensure-history-key'
import { siteRoutes } from '../routing/site-routes'
import { checkReturn } from '../session/check-return'
import { clearPersonalStorage } from '../session/clear-personal-storage'
import { startSession } from '../session/start-session'
import { syncToken } from '../session/sync-token'
import { configureSiteLinks } from '../site-links/site-links'
import { startTelemetry } from '../telemetry/start-telemetry'
import { tellStage } from '../telemetry/tell-stage'
import { layOutBelowFold } from './lay-out-below-fold'
import { nextTask } from './next-task'
import { readConfig, readDiscovery, readLoaderData } from './read-document-data'

/** Starts the site in `root`: hydrates what the server rendered, or renders from scratch. */
export async function boot(root: HTMLElement): Promise<void> {
  watchPageUnload()
  const config = readConfig()
  configureApi({ baseUrl: config.apiBase })
  configureIdentity(config.identity)
  configureSiteLinks(config)
  applyTheme()
  tellStage('remote')
  const pages = createPageDataCache()
  const discovery = await readDiscovery()
  const routes = siteRoutes(createRemotes(discovery), pages)
  const data = readLoaderData()
  const prepared = data && (await prepareHydration(routes, data, new URL(location.href)))
  // This task has just evaluated the remote's code, so the rest runs in the next one.
  await nextTask()
  ensureHistoryKey()
  const hydrationData = isServedAddress() ? prepared : undefined
  const router = withDialogHistory(() => createBrowserRouter(routes, hydrationData && { hydrationData }))
  let stopLimit: (() => void) | undefined
  const committed = () => stopLimit?.()
  const site = (
    <StrictMode>
      <WhenCommitted run={committed}>
        <RouterProvider router={router} />
      </WhenCommitted>
    </StrictMode>
  )
  // React renders a transition in slices, so the visitor's first tap does not wait for the whole page.
  if (hydrationData && !hydrationData.errors)
    startTransition(() => {
      const hydrated = hydrateRoot(root, site, { onRecoverableError: reportRecoverableError })
      hydrateTouchedFirst(hydrated)
      stopLimit = hydrationData.limitHydration?.(() => hydrated.render(site))
    })
  else {
    // From now on each page sets its own title.
    document.querySelector('title')?.remove()
    createRoot(root).render(site)
  }
  await nextTask()
  layOutBelowFold()
  startPrefetching(routes, router, pages)
  startSession()
  checkReturn()
  clearPersonalStorage()
  toggleByShortcut(root, discovery, config.development === true)
  const { override } = config
  if (override)
    void import('../override/show-override-badge').then(({ showOverrideBadge }) => showOverrideBadge(override))
  if (config.tokenSyncUrl) syncToken(config.tokenSyncUrl)
  const { analytics } = config
  if (analytics) {
    const pages = { path: () => router.state.location.pathname, subscribe: router.subscribe }
    whenIdle(() => {
      void import('../analytics/start-analytics').then(({ startAnalytics }) =>
        startAnalytics(analytics.measurementId, pages),
      )
    })
  } else receiveEcommerceEvents(() => {})
  if (window.superiumTell) startTelemetry(discovery, router)
}
