import { createServer, type RequestListener } from 'node:http'
import { closeLater } from './close-after-each'

/** Starts an HTTP server on a free loopback port, closed after the test; resolves to its origin. */
export async function startUpstream(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closeLater({
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}
