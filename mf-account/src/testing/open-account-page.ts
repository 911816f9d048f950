import { configureIdentity } from '@superium/shared/identity-config'
import { type OpenPage, openPage } from '@superium/shared/testing'
import routes from '../routes'

configureIdentity({ apiKey: 'key', authDomain: 'localhost', projectId: 'demo-superium', emulator: true })

/** Opens a page of this remote; `state` is the location's state. */
export const openAccountPage = (address: string, state?: unknown): Promise<OpenPage> =>
  openPage(routes, address, { state })
