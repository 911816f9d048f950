import { createServer, type Server } from 'node:http'
import { freePort } from '../../process/check-ports'
import { findRunningSite } from './find-running-site'
import { standaloneDocument } from './standalone-document'

let server: Server | undefined

afterEach(() => new Promise((done) => (server ? server.close(done) : done(undefined))))

async function siteWith(config: string): Promise<string> {
  const port = await freePort()
  await new Promise<void>((listening) => {
    server = createServer((_, response) =>
      response.end(`<html><script type="application/json" id="superium-config">${config}</script></html>`),
    ).listen(port, '127.0.0.1', listening)
  })
  return `http://127.0.0.1:${port}`
}

const identity = { apiKey: 'demo-key', authDomain: 'localhost', projectId: 'demo-superium', emulator: true }

test('a site is known by what it tells browsers', async () => {
  const origin = await siteWith(JSON.stringify({ apiBase: '', identity, development: true }))
  expect(await findRunningSite(origin)).toEqual({ identity, development: true })
})

test('something else, or nothing, is no site', async () => {
  expect(await findRunningSite(await siteWith('{"identity":1}'))).toBeUndefined()
  expect(await findRunningSite(`http://127.0.0.1:${await freePort()}`)).toBeUndefined()
})

test("the frame's document carries one remote and the running site's identity service", () => {
  const facts = {
    kind: 'remote',
    name: 'mf-cart',
    container: 'mf_cart',
    owner: 'Cart',
    version: '1.0.0-dev',
    commit: 'unknown',
    routes: ['/cart'],
    slots: [],
    contract: 1,
    shared: {},
  }
  const html = standaloneDocument({
    name: 'mf-cart',
    remote: {
      base: 'http://localhost:3023/',
      manifest: Buffer.from(
        '{"name":"mf_cart","metaData":{"remoteEntry":{"name":"remoteEntry.js"}},"shared":[],"exposes":[]}',
      ),
      facts: Buffer.from(JSON.stringify(facts)),
    },
    frame: 'http://localhost:3023/frame/',
    site: 'http://localhost:3000',
    running: { identity },
  })
  expect(html).toContain('src="http://localhost:3023/frame/main.js"')
  expect(html).toContain('"url":"http://localhost:3023/mf-manifest.json"')
  expect(html).toContain('"remoteEntry":"remoteEntry.js"')
  expect(html).toContain('"projectId":"demo-superium"')
  expect(html).toContain('{"site":"http://localhost:3000","running":true}')
})
