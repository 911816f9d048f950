import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'

/** A second address of a site, which can hold back its scripts: not every engine's driver can do that. */
export interface ScriptGate {
  address: string
  /** From now on scripts wait until the returned function is called: pages are visible, but not interactive. */
  hold(): () => void
  close(): void
}

/** Opens a gate to a site on a free port. */
export async function openScriptGate(site: string): Promise<ScriptGate> {
  let released: Promise<void> = Promise.resolve()
  const server = createServer(async (incoming, answer) => {
    const { url = '/', method, headers } = incoming
    if (/^\/assets\/.*\.js$/.test(url)) await released
    // What a page that is left has asked for ends in an error.
    const outgoing = request(new URL(url, site), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      pipeline(response, answer, () => {})
    })
    outgoing.on('error', () => answer.destroy())
    pipeline(incoming, outgoing, () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    hold: () => {
      let release = (): void => {}
      released = new Promise((resolve) => {
        release = resolve
      })
      return () => release()
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
