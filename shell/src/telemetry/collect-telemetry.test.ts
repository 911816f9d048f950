import { DISCOVERY_SCHEMA, parseTelemetry, type TelemetryReport } from '@superium/shared/contract'
import { watchPageUnload } from '../remotes/page-unload'
import { RemoteError } from '../remotes/remote-error'
import { reportRemoteEvent } from '../remotes/remote-events'
import { firePageShow } from '../testing/fire-pageshow'
import { testDeployment } from '../testing/test-remotes'
import { collectTelemetry } from './collect-telemetry'
import { startTelemetry } from './start-telemetry'

const beacons: TelemetryReport[] = []
const discovery = {
  schema: DISCOVERY_SCHEMA,
  microFrontends: { 'mf-cart': [testDeployment('mf-cart', {})], 'mf-catalog': [testDeployment('mf-catalog', {})] },
}
const facts = { discovery, remote: undefined, route: () => '/product-detail/:id' }

beforeEach(() => {
  jest.useFakeTimers()
  performance.getEntriesByType = () => []
  beacons.length = 0
  // The contract's parser checks the reports.
  window.superiumTell = (fields) =>
    !fields.includes('outcomes') || beacons.push(parseTelemetry(JSON.parse(`{"token":"a-token",${fields}}`))) > 0
})
afterEach(() => {
  jest.useRealTimers()
})

const kinds = () => beacons.map(({ outcomes = [] }) => outcomes.map(({ remote, kind }) => `${remote} ${kind}`))

test('the events of all remotes are sent in one batch after 1.5 seconds', () => {
  collectTelemetry(facts)
  reportRemoteEvent({ remote: 'mf-catalog', what: 'loaded' })
  reportRemoteEvent({
    remote: 'mf-cart',
    what: 'not-loaded',
    error: new RemoteError('mf-cart', new Error('ScriptNetworkError: …')),
  })
  reportRemoteEvent({ remote: 'mf-catalog', what: 'threw', error: new TypeError('of ada@shop.example') })
  expect(beacons).toEqual([])
  jest.advanceTimersByTime(1500)
  expect(kinds()).toEqual([['mf-catalog load', 'mf-cart entry', 'mf-catalog render']])
  expect(beacons[0]?.outcomes?.[2]).toMatchObject({ code: 'TypeError', route: '/product-detail/:id' })
  expect(JSON.stringify(beacons)).not.toContain('ada')
})

test('leaving the page sends the collected events', () => {
  collectTelemetry(facts)
  reportRemoteEvent({ remote: 'mf-catalog', what: 'loaded' })
  dispatchEvent(new Event('pagehide'))
  expect(kinds()).toEqual([['mf-catalog load']])
  jest.advanceTimersByTime(5000)
  expect(beacons).toHaveLength(1)
})

test('failures of an offline device are not reported', () => {
  collectTelemetry(facts)
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  reportRemoteEvent({ remote: 'mf-cart', what: 'not-loaded', error: new RemoteError('mf-cart', new Error('404')) })
  online.mockRestore()
  jest.advanceTimersByTime(1500)
  expect(beacons).toEqual([])
})

test('a load aborted by leaving the page is not reported; an error in the code is', () => {
  watchPageUnload()
  collectTelemetry(facts)
  const lost = new Error('Loading chunk cart failed')
  const outcomes = (): void => {
    reportRemoteEvent({ remote: 'mf-cart', what: 'not-loaded', error: new RemoteError('mf-cart', lost) })
    reportRemoteEvent({ remote: 'mf-cart', what: 'page-not-loaded', error: lost })
    reportRemoteEvent({ remote: 'mf-cart', what: 'threw', error: lost })
    reportRemoteEvent({ remote: 'mf-catalog', what: 'loaded' })
  }
  dispatchEvent(new Event('beforeunload'))
  outcomes()
  reportRemoteEvent({ remote: 'mf-catalog', what: 'threw', error: new TypeError('x is not a function') })
  jest.advanceTimersByTime(1500)
  expect(kinds()).toEqual([['mf-catalog load', 'mf-catalog render']])
  firePageShow(true)
  outcomes()
  jest.advanceTimersByTime(1500)
  expect(kinds()[1]?.[0]).toBe('mf-cart entry')
})

test('an uncaught error is reported for the release in its stack', async () => {
  collectTelemetry(facts)
  startTelemetry(discovery, { state: { matches: [] } })
  const error = Object.assign(new TypeError('x'), {
    stack: 'TypeError: x\n    at f (https://shop.example/assets/mf-cart/1.0.0/cart.1a2b3c4d.js:1:2)',
  })
  reportRemoteEvent({ remote: 'mf-cart', what: 'loaded' })
  dispatchEvent(new ErrorEvent('error', { error }))
  dispatchEvent(new ErrorEvent('error', { error: new Error('of an extension') }))
  jest.advanceTimersByTime(1500)
  expect(kinds()).toEqual([['mf-cart load', 'mf-cart error']])
})

test('a time-out is not reported in a network that is slow for other releases too; a page that does not render is', () => {
  collectTelemetry(facts)
  const slow = { name: 'https://shop.example/assets/shell/1.0.0/main.js', duration: 9000 }
  performance.getEntriesByType = (type: string) => (type === 'resource' ? [slow as PerformanceResourceTiming] : [])
  const timeout = new RemoteError('mf-cart', new DOMException('', 'TimeoutError'))
  reportRemoteEvent({ remote: 'mf-cart', what: 'hung', error: 'Loading' })
  reportRemoteEvent({ remote: 'mf-cart', what: 'not-loaded', error: timeout })
  jest.advanceTimersByTime(1500)
  expect(beacons).toEqual([])
  reportRemoteEvent({ remote: 'mf-catalog', what: 'hung', error: 'Rendering' })
  performance.getEntriesByType = () => []
  reportRemoteEvent({ remote: 'mf-cart', what: 'hung', error: 'Loading' })
  jest.advanceTimersByTime(1500)
  expect(kinds()).toEqual([['mf-catalog timeout', 'mf-cart timeout']])
})
