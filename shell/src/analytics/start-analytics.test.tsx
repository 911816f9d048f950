import { $analyticsConsent, queueEcommerceEvent, receiveEcommerceEvents } from '@superium/shared/state'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { askForConsent } from './consent'
import { startAnalytics } from './start-analytics'

const ID = 'G-ABC123DEF4'
const event = { name: 'view_cart', params: { value: 5 } }

let path = '/cart'
let navigated: () => void = () => {}
const pages = {
  path: () => path,
  subscribe: (changed: () => void) => {
    navigated = changed
    return () => {}
  },
}
let stop: () => void
const start = () =>
  act(async () => {
    stop = startAnalytics(ID, pages)
  })
const tags = () => [...document.querySelectorAll<HTMLScriptElement>('script')].map(({ src }) => src)
const sent = () => (window.dataLayer ?? []).map((entry) => [...(entry as IArguments)].slice(0, 3))
const browser = navigator as { globalPrivacyControl?: boolean }

afterEach(() => act(() => stop()))

beforeEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  delete window.dataLayer
  delete browser.globalPrivacyControl
  receiveEcommerceEvents(() => {})
  $analyticsConsent.set(null)
  path = '/cart'
})

test('nothing is loaded or sent before the visitor agrees', async () => {
  await start()
  queueEcommerceEvent(event)
  expect(screen.getByRole('heading', { name: 'Privacy choices' })).toBeVisible()
  expect(tags()).toEqual([])
  expect(window.dataLayer).toBeUndefined()
})

test('after Accept the tag is loaded, and events and page views without queries are sent', async () => {
  await start()
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
  expect(localStorage.getItem('superium:analytics')).toBe('"granted"')
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  expect(tags()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`])
  queueEcommerceEvent(event)
  path = '/checkout'
  navigated()
  navigated()
  expect(sent()).toEqual([
    ['consent', 'default', expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'granted' })],
    ['js', expect.any(Date)],
    ['config', ID, { send_page_view: false, allow_google_signals: false }],
    ['set', { page_location: 'http://localhost/cart' }],
    ['event', 'page_view'],
    ['event', 'view_cart', { value: 5 }],
    ['set', { page_location: 'http://localhost/checkout' }],
    ['event', 'page_view'],
  ])
})

test('after Decline nothing is loaded, the choice is kept, and it can be changed', async () => {
  await start()
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(localStorage.getItem('superium:analytics')).toBe('"denied"')
  expect(tags()).toEqual([])
  act(() => askForConsent())
  expect(screen.getByText('You have declined.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
  expect(tags()).toHaveLength(1)
})

test('withdrawing stops the tag and removes its cookies', async () => {
  $analyticsConsent.set('granted')
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  for (const cookie of ['_ga=GA1.1.1', '_ga_ABC123DEF4=GS1', 'other=1']) document.cookie = `${cookie}; path=/`
  await start()
  const before = sent().length
  act(() => $analyticsConsent.set('denied'))
  queueEcommerceEvent(event)
  expect(sent()).toHaveLength(before)
  expect(Object.entries(window)).toContainEqual([`ga-disable-${ID}`, true])
  expect(document.cookie).toBe('other=1')
})

test('a browser with Global Privacy Control is not asked and not measured', async () => {
  browser.globalPrivacyControl = true
  $analyticsConsent.set('granted')
  await start()
  expect(screen.queryByRole('heading', { name: 'Privacy choices' })).toBeNull()
  expect(tags()).toEqual([])
  act(() => askForConsent())
  expect(screen.getByText(/asks not to be tracked/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})
