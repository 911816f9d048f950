import type { RequestListener } from 'node:http'
import type { Settings } from '../settings'
import { startSite } from './start-site'
import { startUpstream } from './start-upstream'

/** Starts the real server over an HTTP API with this listener; resolves to the site's origin. */
export async function startSiteOverApi(listener: RequestListener, change: Partial<Settings> = {}): Promise<string> {
  const app = await startSite({ apiUrl: await startUpstream(listener), ...change })
  return app.listen({ host: '127.0.0.1', port: 0 })
}
