import type { RequestListener } from 'node:http'
import type { Settings } from '../settings'
import { startSite } from './site'
import { startUpstream } from './upstream'

/** The real server, listening, over a real API that answers by `listener`. Answers its origin. */
export async function siteOver(listener: RequestListener, change: Partial<Settings> = {}): Promise<string> {
  const app = await startSite({ apiUrl: await startUpstream(listener), ...change })
  return app.listen({ host: '127.0.0.1', port: 0 })
}
