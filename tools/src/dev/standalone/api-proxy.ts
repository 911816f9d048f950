import { ServerResponse } from 'node:http'
import type { Configuration } from '@rspack/dev-server'

type Proxy = NonNullable<Configuration['proxy']>

const unreachable = (site: string): string =>
  `No site runs at ${site}. Start one with npm start, or name one with --site, and try again.`

/** Forwards requests for the API, pictures and the identity service to a running site. */
export function apiProxy(site: string): Proxy {
  return [
    {
      context: ['/api', '/media', '/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'],
      target: site,
      changeOrigin: true,
      on: {
        error(_error, _request, response) {
          if (!(response instanceof ServerResponse) || response.headersSent) return
          // An error body like the API's, because pages show its message.
          response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '5' })
          response.end(JSON.stringify({ status: 'error', message: unreachable(site) }))
        },
      },
    },
  ]
}
