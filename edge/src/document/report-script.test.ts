import { runInNewContext } from 'node:vm'
import { type Deployment, parseTelemetry } from '@superium/shared/contract'
import { deployment } from '../testing/make-release-store'
import { reportScript } from './report-script'

const host = (version = '1.4.0-0c83ab12') => deployment('shell', { kind: 'host', version }) as Deployment
const TOKEN = 'the-token_of-this-document'
const ENTRY = 'https://shop.example/assets/shell/1.4.0/main.1a2b.js'

/** The reports after these errors, then the host's start or the visitor's leaving (in ms), then more errors. */
function reports(before: object[], after: object[] = [], then: 'runs' | number = 'runs'): unknown[] {
  const sent: unknown[] = []
  const heard = new Map<string, { listen(event: object): void; capture?: boolean }>()
  const page: Record<string, unknown> = {
    addEventListener: (type: string, listen: (event: object) => void, capture?: boolean) =>
      heard.set(type, { listen, ...(capture !== undefined && { capture }) }),
    navigator: { sendBeacon: (_url: string, body: string) => sent.push(parseTelemetry(JSON.parse(body))) > 0 },
  }
  page.self = page
  runInNewContext(reportScript(host(), TOKEN), page)
  const happen = (event: object): void => heard.get('error')?.listen({ target: page, timeStamp: 0, ...event })
  before.forEach(happen)
  if (then === 'runs') page.superiumBooted = true
  else heard.get('beforeunload')?.listen({ timeStamp: then })
  after.forEach(happen)
  // Error events of elements do not bubble.
  expect(heard.get('error')?.capture).toBe(true)
  return sent
}

const told = (kind: string) => [{ token: TOKEN, outcomes: [{ remote: 'shell', kind }] }]

test('an entry that fails to load is reported once', () => {
  expect(reports([{ target: { src: ENTRY } }, { target: { src: ENTRY } }, { filename: ENTRY }])).toEqual(told('entry'))
})

test('an entry that throws before the host runs is reported too', () => {
  expect(reports([{ filename: ENTRY }])).toEqual(told('evaluate'))
})

test("errors after the host's start are not reported by this script", () => {
  expect(reports([], [{ filename: ENTRY }, { src: ENTRY }])).toEqual([])
})

test('requests that page unload cancels are not reported; errors are reported again when the page stays', () => {
  const gone = (timeStamp: number) => [{ target: { src: ENTRY }, timeStamp }]
  expect(reports([], gone(500), 400)).toEqual([])
  expect(reports([], gone(10_500), 400)).toEqual(told('entry'))
})

test.each([
  ['a picture', { src: 'https://shop.example/media/1/640.webp' }],
  ["a remote's script", { src: 'https://shop.example/assets/mf-cart/1.0.0/remoteEntry.js' }],
  ["a remote's error", { filename: 'https://shop.example/assets/mf-cart/1.0.0/remoteEntry.js' }],
  ['an extension', { filename: 'chrome-extension://abc/shell/main.js' }],
  ['the browser', { filename: '' }],
  ['another host', { filename: 'https://assets.example/shell/main.js' }],
])("an error of %s is not reported as the host's", (_, event) => {
  expect(reports([event])).toEqual([])
})

test('the host sends fields of a report with the token of its document', () => {
  const sent: unknown[] = []
  const page: Record<string, unknown> = {
    addEventListener: () => {},
    navigator: { sendBeacon: (_url: string, body: string) => sent.push(parseTelemetry(JSON.parse(body))) > 0 },
  }
  runInNewContext(`${reportScript(host(), TOKEN)};superiumTell('"outcomes":[]')`, page)
  expect(sent).toEqual([{ token: TOKEN, outcomes: [] }])
})

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('with %o nothing is observed or sent', (wish) => {
  const listens: string[] = []
  const page: Record<string, unknown> = { addEventListener: (type: string) => listens.push(type), navigator: wish }
  runInNewContext(reportScript(host(), TOKEN), page)
  expect(page).not.toHaveProperty('superiumTell')
  expect(listens).toEqual(['beforeunload'])
})

test('the script takes at most 600 bytes', () => {
  expect(reportScript(host(), 'x'.repeat(50)).length).toBeLessThanOrEqual(600)
})

test('a name or token with unsafe characters is not written into a script', () => {
  expect(reportScript(host(), '</script>')).toBe('')
})
