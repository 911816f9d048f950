import '@superium/shared/ui/tokens.css'
import '@superium/shared/ui/base.css'
import '../remotes/provided'
import { configureApi } from '@superium/shared/api'
import { configureIdentity } from '@superium/shared/identity-config'
import { createBrowserRouter, RouterProvider } from '@superium/shared/router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readConfig, readDiscovery } from '../boot/islands'
import { followTheme } from '../chrome/theme'
import { toggleByKey } from '../overlay/toggle-by-key'
import { createRemotes } from '../remotes/remotes'
import { startSession } from '../session/start-session'
import { readAlone } from './alone'
import { aloneRoutes } from './routes'

/** The host of `npm run dev -w <remote>`: the shell's own way to load a remote, with a frame in place of the shop. */
async function start(root: HTMLElement): Promise<void> {
  const config = readConfig()
  configureApi({ baseUrl: config.apiBase })
  configureIdentity(config.identity)
  followTheme()
  const discovery = await readDiscovery()
  const remotes = createRemotes(discovery)
  const [remote] = remotes.deployments
  if (!remote) throw new Error('The development server serves no remote.')
  const router = createBrowserRouter(aloneRoutes(remote, remotes, readAlone()))
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  startSession()
  toggleByKey(root, discovery, true)
}

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root.')
void start(root)
