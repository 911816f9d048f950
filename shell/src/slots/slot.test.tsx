import { api, configureApi } from '@superium/shared/api'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { use } from 'react'
import { onRemoteEvents, type RemoteEvent } from '../remotes/remote-events'
import { testDeployment, testRemotes } from '../testing/test-remotes'
import { Slot } from './slot'

const cart = testDeployment('mf-cart', { slots: ['mini-cart', 'cart-notice'] })
const close = (): void => {}
let error: jest.SpyInstance

beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => error.mockRestore())

const show = (load: () => Promise<unknown>, quiet = false) =>
  act(async () => {
    render(<Slot name="mini-cart" remotes={testRemotes([cart], load)} props={{ close }} quiet={quiet} />)
  })

test("a slot shows the remote's component", async () => {
  await show(async () => ({ default: () => <p>Three lines</p> }))
  expect(await screen.findByText('Three lines')).toBeVisible()
})

test('a failed slot shows the error in its place, with Try again', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValue({ default: () => <p>Three lines</p> })
  await show(load)
  expect(await screen.findByRole('alert')).toHaveTextContent('not available just now')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Three lines')).toBeVisible()
})

test('a quiet slot fails silently', async () => {
  await show(() => Promise.reject(new Error('404')), true)
  expect(document.body).toHaveTextContent('')
})

test('a quiet slot that failed offline is there once the browser is back online', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: () => <p>Three lines</p> })
  await show(load, true)
  expect(document.body).toHaveTextContent('')
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Three lines')).toBeVisible()
})

test('a slot that throws while rendering shows the error in its place', async () => {
  await show(async () => ({
    default: () => {
      throw new Error('broken')
    },
  }))
  expect(await screen.findByRole('alert')).toBeVisible()
})

const forever = () => new Promise<never>(() => {})
const Suspended = () => use(forever())
let lines: Promise<string>
const Lines = () => <p>{use(lines)}</p>

describe('a slot that hangs', () => {
  const heard: RemoteEvent[] = []
  beforeEach(() => {
    jest.useFakeTimers()
    heard.length = 0
    onRemoteEvents((event) => heard.push(event))
  })
  afterEach(() => jest.useRealTimers())

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  // In a slow network it is the remote's fault only if all of its code has loaded.
  test.each([
    ['code', forever, 'Loading'],
    ['first output', async () => ({ default: Suspended }), 'Rendering'],
  ])('shows the error in its place when its %s does not come in ten seconds', async (_, load, stage) => {
    await show(load)
    await pass(9_000)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await pass(2_000)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(heard.filter(({ what }) => what === 'hung')).toEqual([{ remote: 'mf-cart', what: 'hung', error: stage }])
  })

  test('does not hang while the product API does not answer', async () => {
    let answer: (response: Response) => void = () => {}
    configureApi({ baseUrl: 'http://api.test', fetch: () => new Promise((resolve) => (answer = resolve)) })
    lines = api.GET('/api/v1/shop/products').then(() => 'Three lines')
    await show(async () => ({ default: Lines }))
    await pass(20_000)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    answer(Response.json({}))
    await pass(2_000)
    expect(screen.getByText('Three lines')).toBeVisible()
    expect(heard.filter(({ what }) => what === 'hung')).toEqual([])
  })
})
