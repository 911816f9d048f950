import { standaloneDocument } from './standalone-document'

const identity = { apiKey: 'demo-key', authDomain: 'localhost', projectId: 'demo-superium', emulator: true }

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
