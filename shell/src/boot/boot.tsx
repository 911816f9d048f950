import { configureApi } from '@superium/shared/api'
import { configureIdentity } from '@superium/shared/identity-config'
import { createBrowserRouter, RouterProvider } from '@superium/shared/router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followTheme } from '../chrome/theme'
import { createRemotes } from '../remotes/remotes'
import { siteRoutes } from '../routing/routes'
import { startSession } from '../session/start-session'
import { readConfig, readDiscovery } from './islands'

/** Puts the site together in `root`: configuration, discovery, router, session. */
export async function boot(root: HTMLElement): Promise<void> {
  const config = readConfig()
  configureApi({ baseUrl: config.apiBase })
  configureIdentity(config.identity)
  followTheme()
  startSession()
  const router = createBrowserRouter(siteRoutes(createRemotes(await readDiscovery())))
  // From here on each page names itself.
  document.querySelector('title')?.remove()
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
