import type { HomeSection } from '@superium/shared/contract'
import { $session } from '@superium/shared/state'
import { signIn } from '@superium/shared/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { testDeployment, testRemotes } from '../testing/test-remotes'
import { HomeSections } from './home-sections'

const section = (name: string, label: string, order: number, more: Partial<HomeSection> = {}) =>
  testDeployment(name, {
    slots: ['home'],
    contributions: { home: { label, order, height: { phone: 400, wide: 300 }, ...more } },
  })

/** Tells all observed elements that they came near the window. */
let comeNear: () => Promise<void>
let error: jest.SpyInstance

beforeEach(() => {
  $session.set({ status: 'anonymous', user: null })
  error = jest.spyOn(console, 'error').mockImplementation(() => {})
  const told: IntersectionObserverCallback[] = []
  const near = [{ isIntersecting: true }] as IntersectionObserverEntry[]
  comeNear = () =>
    act(async () => {
      for (const tell of told) tell(near, {} as IntersectionObserver)
    })
  window.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      told.push(tell)
    }
    observe() {}
    disconnect() {}
  } as never
})
afterEach(() => error.mockRestore())

async function open(deployments: ReturnType<typeof section>[], load: (remote: string) => Promise<unknown>, path = '/') {
  const element = <HomeSections remotes={testRemotes(deployments, load)} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  await act(async () => render(<RouterProvider router={router} />))
}

const shows = async (remote: string) => ({ default: () => <p>{remote} is here</p> })
const labels = () => screen.queryAllByRole('region').map((one) => one.getAttribute('aria-label'))

test('sections come by order, and code loads only when the visitor comes near', async () => {
  const load = jest.fn(shows)
  await open([section('mf-two', 'Two', 20), section('mf-one', 'One', 10), testDeployment('mf-none', {})], load)
  expect(labels()).toEqual(['One', 'Two'])
  expect(load).not.toHaveBeenCalled()
  await comeNear()
  expect(await screen.findByText('mf-one is here')).toBeVisible()
  expect(screen.getByText('mf-two is here')).toBeVisible()
})

test('what a visitor does loads the code, too', async () => {
  await open([section('mf-one', 'One', 10)], shows)
  await userEvent.keyboard('{Tab}')
  expect(await screen.findByText('mf-one is here')).toBeVisible()
})

test('a section that fails says so in its place and can be retried, while the others are there', async () => {
  let fails = true
  await open([section('mf-bad', 'Bad', 1), section('mf-good', 'Good', 2)], async (remote) => {
    if (remote === 'mf-bad' && fails) throw new Error('404')
    return shows(remote)
  })
  await comeNear()
  expect(await screen.findByText('mf-good is here')).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent('not available just now')
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('mf-bad is here')).toBeVisible()
})

test('sections with a condition come last, for those whom they are for', async () => {
  const desk = section('mf-desk', 'For sellers', 1, { roles: ['seller'] })
  await open([desk, section('mf-guest', 'For guests', 2, { session: 'guest' }), section('mf-all', 'For all', 9)], shows)
  expect(labels()).toEqual(['For all', 'For guests'])
  act(() => signIn({ roles: ['seller'] }))
  expect(labels()).toEqual(['For all', 'For sellers'])
})

test('only the home page has sections', async () => {
  await open([section('mf-one', 'One', 10)], shows, '/products')
  expect(labels()).toEqual([])
})
