import { runInNewContext } from 'node:vm'
import { type Deployment, parseTelemetry } from '@superium/shared/contract'
import { deployment } from '../testing/make-release-store'
import { bootErrorScript } from './boot-error-script'

const host = (version = '1.4.0-0c83ab12') => deployment('shell', { kind: 'host', version }) as Deployment
const ENTRY = 'https://shop.example/assets/shell/1.4.0/main.1a2b.js'

/**
 * What is reported when these errors happen, and then the host runs, or the visitor begins to leave at that time in
 * milliseconds, and then these.
 */
function reports(before: object[], after: object[] = [], then: 'runs' | number = 'runs'): unknown[] {
  const sent: unknown[] = []
  const heard = new Map<string, { listen(event: object): void; capture?: boolean }>()
  const page: Record<string, unknown> = {
    addEventListener: (type: string, listen: (event: object) => void, capture?: boolean) =>
      heard.set(type, { listen, ...(capture !== undefined && { capture }) }),
    navigator: { sendBeacon: (_url: string, body: string) => sent.push(parseTelemetry(JSON.parse(body))) > 0 },
  }
  page.self = page
  runInNewContext(bootErrorScript(host()), page)
  const happen = (event: object): void => heard.get('error')?.listen({ target: page, timeStamp: 0, ...event })
  before.forEach(happen)
  if (then === 'runs') page.superiumBooted = true
  else heard.get('beforeunload')?.listen({ timeStamp: then })
  after.forEach(happen)
  // Only in the capturing phase the errors of elements come by.
  expect(heard.get('error')?.capture).toBe(true)
  return sent
}

const told = (kind: string) => [{ outcomes: [{ remote: 'shell', version: '1.4.0-0c83ab12', kind }], vitals: [] }]

test('an entry that cannot be had counts against the version of the host, once', () => {
  expect(reports([{ target: { src: ENTRY } }, { target: { src: ENTRY } }, { filename: ENTRY }])).toEqual(told('entry'))
})

test('so does one that throws before the host runs', () => {
  expect(reports([{ filename: ENTRY }])).toEqual(told('evaluate'))
})

test('what fails when the host runs is its own telemetry’s', () => {
  expect(reports([], [{ filename: ENTRY }, { target: { src: ENTRY } }])).toEqual([])
})

test('what is called off because the page is left is no failure of the host; a page that stays is watched again', () => {
  const gone = (timeStamp: number) => [{ target: { src: ENTRY }, timeStamp }]
  expect(reports([], gone(500), 400)).toEqual([])
  expect(reports([], gone(10_500), 400)).toEqual(told('entry'))
})

test.each([
  ['a picture', { target: { src: 'https://shop.example/media/1/640.webp' } }],
  ["a remote's script", { target: { src: 'https://shop.example/assets/mf-cart/1.0.0/remoteEntry.js' } }],
  ["a remote's error", { filename: 'https://shop.example/assets/mf-cart/1.0.0/remoteEntry.js' }],
  ['an extension', { filename: 'chrome-extension://abc/shell/main.js' }],
  ['the browser', { filename: '' }],
  ['another host', { filename: 'https://assets.example/shell/main.js' }],
])('an error of %s is not the host’s', (_, event) => {
  expect(reports([event])).toEqual([])
})

test('it costs the document 390 bytes at most', () => {
  expect(bootErrorScript(host()).length).toBeLessThanOrEqual(390)
})

test('a version that is no plain word is not written into a script', () => {
  expect(bootErrorScript(host('1.0.0</script>'))).toBe('')
})
