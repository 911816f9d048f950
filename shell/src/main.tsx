import { configureApi } from '@superium/shared/api'
import { configureIdentity } from '@superium/shared/identity-config'
import { createBrowserRouter, RouterProvider } from '@superium/shared/router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@superium/shared/ui/tokens.css'
import '@superium/shared/ui/base.css'
import { readConfig, readDiscovery } from './boot/islands'
import './remotes/provided'
import { createRemotes } from './remotes/remotes'
import { siteRoutes } from './routing/routes'

const config = readConfig()
configureApi({ baseUrl: config.apiBase })
configureIdentity(config.identity)

const remotes = createRemotes(await readDiscovery())
const router = createBrowserRouter(siteRoutes(remotes))
const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root.')
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
