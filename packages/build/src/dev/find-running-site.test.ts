import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findRunningSite } from './find-running-site'

let server: Server | undefined

const stop = () => new Promise((done) => (server ? server.close(done) : done(undefined)))

afterEach(stop)

async function siteWith(config: string): Promise<string> {
  server = createServer((_, response) =>
    response.end(`<html><script type="application/json" id="superium-config">${config}</script></html>`),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const identity = { apiKey: 'demo-key', authDomain: 'localhost', projectId: 'demo-superium', emulator: true }

test('a site is known by what it tells browsers', async () => {
  const origin = await siteWith(JSON.stringify({ apiBase: '', identity, development: true }))
  expect(await findRunningSite(origin)).toEqual({ identity, development: true })
})

test('something else, or nothing, is no site', async () => {
  const origin = await siteWith('{"identity":1}')
  expect(await findRunningSite(origin)).toBeUndefined()
  await stop()
  expect(await findRunningSite(origin)).toBeUndefined()
})
