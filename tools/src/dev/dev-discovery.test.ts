import { integrityOf } from '@superium/release/integrity'
import { parseDiscovery } from '@superium/shared/contract'
import { devDiscovery } from './dev-discovery'

const manifest = (name: string) =>
  Buffer.from(`{"name":"${name}","metaData":{"remoteEntry":{"name":"remoteEntry.js"}},"shared":[],"exposes":[]}`)

const served = (name: string, port: number) => ({
  base: `http://localhost:${port}/${name}/`,
  manifest: manifest(name),
  facts: Buffer.from(
    JSON.stringify({
      kind: name === 'shell' ? 'host' : 'remote',
      name,
      container: name.replaceAll('-', '_'),
      owner: 'Platform',
      version: '1.0.0-dev',
      commit: 'unknown',
      routes: [],
      slots: [],
      contract: 1,
      shared: {},
    }),
  ),
})

test('what the build servers serve now is a discovery document by the contract', () => {
  const document = parseDiscovery(devDiscovery([served('shell', 3010), served('mf-cart', 3011)]))
  expect(Object.keys(document.microFrontends)).toEqual(['shell', 'mf-cart'])
  const [cart] = document.microFrontends['mf-cart'] ?? []
  expect(cart?.url).toBe('http://localhost:3011/mf-cart/mf-manifest.json')
  expect(cart?.metadata).toEqual({ integrity: integrityOf(manifest('mf-cart')), version: '1.0.0-dev' })
  expect(cart?.extras.superium.remoteEntry).toBe('remoteEntry.js')
  expect(document.microFrontends.shell?.[0]?.extras.superium.remoteEntry).toBeUndefined()
})
