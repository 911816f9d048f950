import '@superium/shared/ui/tokens.css'
import '@superium/shared/ui/base.css'
import '../remotes/provided-for-remotes'
import { configureApi } from '@superium/shared/api'
import { configureIdentity } from '@superium/shared/identity-config'
import { createBrowserRouter, RouterProvider } from '@superium/shared/router'
import { withDialogHistory } from '@superium/shared/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readConfig, readDiscovery } from '../boot/read-document-data'
import { toggleByShortcut } from '../boundary-overlay/toggle-by-shortcut'
import { applyTheme } from '../chrome/apply-theme'
import { createRemotes } from '../remotes/create-remotes'
import { ensureHistoryKey } from '../routing/ensure-history-key'
import { startSession } from '../session/start-session'
import { readStandaloneConfig } from './standalone-config'
import { standaloneRoutes } from './standalone-routes'

/**
 * The host of `npm run dev -w <remote>`: it loads the remote like the shell does, but in a plain frame instead of the
 * shop.
 */
async function start(root: HTMLElement): Promise<void> {
  const config = readConfig()
  configureApi({ baseUrl: config.apiBase })
  configureIdentity(config.identity)
  applyTheme()
  const discovery = await readDiscovery()
  const remotes = createRemotes(discovery)
  const [remote] = remotes.deployments
  if (!remote) throw new Error('The development server serves no remote.')
  ensureHistoryKey()
  const router = withDialogHistory(() => createBrowserRouter(standaloneRoutes(remote, remotes, readStandaloneConfig())))
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  startSession()
  toggleByShortcut(root, discovery, true)
}

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root.')
void start(root)
