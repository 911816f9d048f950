import { parseDiscovery } from '@superium/shared/contract'
import Fastify from 'fastify'
import { admin, catalog, discoveryOf, shell } from '../testing/make-release-store'
import { settingsWith } from '../testing/start-site'
import { createTelemetry } from './telemetry'

const discovery = parseDiscovery(JSON.parse(discoveryOf(shell, catalog, admin)))

function open() {
  const telemetry = createTelemetry(settingsWith({ serviceToken: 'a-service-token-of-tests-0123' }), Fastify().log)
  if (!telemetry) throw new Error('telemetry is off')
  return telemetry
}

test.each([
  ['a page', { remote: 'mf-catalog' }, { 'server-visit': 1 }],
  ['a page whose remote failed', { remote: 'mf-catalog', failed: true }, { 'server-visit': 1, 'server-failed': 1 }],
  ['a renderer that failed or hung', undefined, { 'server-visit': 1, 'server-failed': 1 }],
])('%s counts for the remote that answers', (_, facts, counted) => {
  const { aggregator, rendered } = open()
  rendered(discovery, { url: 'http://shop.example/product-detail/7?ref=mail', countedFor: 'a' }, facts)
  const { counts } = aggregator.take() ?? { counts: [] }
  expect(counts.every(({ remote, version }) => remote === 'mf-catalog' && version === '1.0.0')).toBe(true)
  expect(Object.fromEntries(counts.map(({ kind, count }) => [kind, count]))).toEqual(counted)
})

test('an address that no remote answers is not counted', () => {
  const { aggregator, rendered } = open()
  rendered(discovery, { url: 'http://shop.example/nowhere', countedFor: 'a' }, undefined)
  rendered(discovery, { url: 'http://shop.example/nowhere', countedFor: 'a' }, { remote: undefined })
  expect(aggregator.take()).toBeUndefined()
})

test('three addresses are several, however often one of them fails', () => {
  const { rendered, failsForSeveral } = open()
  const failFor = (network: string) =>
    rendered(
      discovery,
      { url: 'http://shop.example/product-detail/7', countedFor: network },
      { remote: 'mf-catalog', failed: true },
    )
  for (const network of ['a', 'a', 'a', 'b']) failFor(network)
  expect(failsForSeveral('server', 'mf-catalog', '1.0.0')).toBe(false)
  failFor('c')
  expect(failsForSeveral('server', 'mf-catalog', '1.0.0')).toBe(true)
  expect(failsForSeveral('browsers', 'mf-catalog', '1.0.0')).toBe(false)
})
